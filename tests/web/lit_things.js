(wanted) => {
  // Which of the things that a lesson speaks of cannot be seen: off the screen, under the sheet, scrolled away.
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxOf = (selector) => [...document.querySelectorAll(selector)].find(shown)?.getBoundingClientRect();
  const sheet = document.querySelector('.sheet');
  const top = boxOf('header')?.bottom ?? 0;
  const free = { top, bottom: Math.min(sheet?.getBoundingClientRect().top ?? innerHeight, boxOf('.happening > *')?.top ?? innerHeight) };
  const isInPanel = (element) => element.closest('.sheet, .happening, .desk .middle') !== null;
  /** As much of an element as what is around it and over it lets one see. */
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const cut = (box) => {
      [left, top] = [Math.max(left, box.left ?? 0), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right ?? innerWidth), Math.min(bottom, box.bottom)];
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible' && around !== document.body) cut(around.getBoundingClientRect());
    }
    if (sheet && !isInPanel(element)) cut(free);
    return { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const part = seen(element);
    return part.width >= width * 0.85 && part.height >= Math.min(height * 0.85, (free.bottom - free.top) * 0.8);
  };
  const lit = [...document.querySelectorAll('.lit, .hinted[data-good]')].filter(shown);
  const nameOf = (one) => one.dataset.thing ?? one.dataset.good;
  const names = [...new Set(lit.map(nameOf))];
  const absent = wanted.filter((name) => !names.includes(name));
  // A name beside the players is not the thing itself.
  const standFor = (name) => {
    const all = lit.filter((one) => nameOf(one) === name);
    const things = all.filter((one) => !one.closest('.side'));
    return things.length ? things : all;
  };
  const hidden = names.filter((name) => !standFor(name).some(isSeen));
  // What lies so far apart on a board that it cannot be seen at once is scrolled to.
  const far = lit.filter((one) => hidden.includes(nameOf(one)) && !isInPanel(one));
  const others = lit.filter((one) => !isInPanel(one)).map((one) => one.getBoundingClientRect());
  const span = Math.max(...others.map((box) => box.bottom)) - Math.min(...others.map((box) => box.top));
  const isFar = sheet && far.length && far.length < others.length && span > free.bottom - free.top;
  const faults = hidden.filter((name) => !isFar || !far.some((one) => nameOf(one) === name)).map((name) => `${name} is lit but not seen`);
  faults.push(...absent.map((name) => `${name} is spoken of but not there`));
  const foot = sheet?.querySelector('.question')?.getBoundingClientRect().bottom ?? Infinity;
  const over = [...document.querySelectorAll('.question .option')].filter((one) => shown(one) && one.getBoundingClientRect().bottom > foot + 6);
  faults.push(...over.map((one) => `${one.dataset.thing} reaches out of the question`));
  const left = sheet ? Math.round(sheet.getBoundingClientRect().top - top) : innerHeight;
  if (left < 200) faults.push(`the sheet leaves ${left} px above it`);
  return faults;
}
