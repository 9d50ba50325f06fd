// What does not fit on the page: run inside it by test_looks.py.
() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const say = (element) => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}: `
    + (element.textContent ?? '').trim().slice(0, 40);
  // Text that does not fit its box and is not meant to be shortened or scrolled.
  for (const element of document.querySelectorAll('button, h1, h2, h3, p, label, th, td, dt, dd, li, a, .tag, .option')) {
    if (!shown(element) || element.closest('.sr-only')) continue;
    const style = getComputedStyle(element);
    if (style.overflow === 'visible' || style.textOverflow === 'ellipsis') continue;
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden') faults.push(`cut off: ${say(element)}`);
  }
  // Text of the page (not of drawings) under 13 pixels.
  for (const element of document.querySelectorAll('main *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !shown(element) || element.closest('svg, .sr-only, .action-card')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 13) faults.push(`${size} px: ${say(element)}`);
  }
  // Things that can be pressed and lie on each other.
  const pressed = [...document.querySelectorAll('button, a.button, input, select, [role=tab]')].filter(
    (element) => shown(element) && !element.closest('.sr-only, svg') && getComputedStyle(element).opacity !== '0');
  // What is scrolled out of its frame lies on nothing.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const box = frame.getBoundingClientRect();
      left = Math.max(left, box.left), top = Math.max(top, box.top);
      right = Math.min(right, box.right), bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const boxes = pressed.map(seen);
  // Things that stick out of the card that they lie on.
  for (const [i, element] of pressed.entries()) {
    const card = element.closest('.card, dialog')?.getBoundingClientRect();
    const { left, right } = boxes[i];
    if (card && left < right && (left < card.left || right > card.right) && !element.closest('[role=tablist], .hand, .options')) {
      faults.push(`sticks out: ${say(element)}`);
    }
  }
  // Words in a drawing that are written over each other.
  for (const drawing of document.querySelectorAll('main svg:not(svg svg)')) {
    const written = [...drawing.querySelectorAll('text:not(.sr)')].filter((text) => shown(text) && text.textContent.trim());
    const places = written.map((text) => text.getBoundingClientRect());
    places.forEach((a, i) => places.slice(i + 1).forEach((b, j) => {
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > (b.bottom - b.top) / 3) faults.push(`written over: ${say(written[i])} / ${say(written[i + 1 + j])}`);
    }));
    // And those that its edge cuts off, unless it can be moved and enlarged.
    const frame = drawing.getBoundingClientRect();
    if (!drawing.closest('.panzoom') && getComputedStyle(drawing).overflow !== 'visible') {
      places.forEach((a, i) => {
        if (a.left < frame.left - 2 || a.right > frame.right + 2) faults.push(`cut off: ${say(written[i])}`);
      });
    }
  }
  const layer = (element) => element.closest('.sheet, .asked, .bar, .toasts, dialog, .panzoom .buttons, .fold, section.panel')?.className ?? '';
  pressed.forEach((one, i) => {
    pressed.slice(i + 1).forEach((other, j) => {
      if (one.contains(other) || other.contains(one) || layer(one) !== layer(other)) return;
      const [a, b] = [boxes[i], boxes[i + 1 + j]];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > 2) faults.push(`overlap: ${say(one)} / ${say(other)}`);
    });
  });
  return faults;
}
