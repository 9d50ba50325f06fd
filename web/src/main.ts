import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import { app } from "./lib/app.svelte";
import { heedNotices } from "./lib/notice";
import { router } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

applySettings();
router.listen();
heedNotices();
words.language = settings.language;
await Promise.all([words.need("common"), words.need("web")]);
try {
  await app.begin();
} catch (error) {
  app.complain(error);
}
const target = document.getElementById("app");
if (target) mount(App, { target });
