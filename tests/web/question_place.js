() => {
  // What is wrong with where the question and its answers are; and where it is.
  const faults = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const say = (element) => `${element.dataset.thing ?? element.className} ${(element.innerText ?? '').slice(0, 30)}`;
  const inWindow = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  /** As much of an element as those around it let one see. */
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom),
      ];
    }
    return { left, top, right, bottom };
  };
  const whole = (element) => {
    const box = element.getBoundingClientRect();
    const part = seen(element);
    const cut = (a, b) => Math.abs(a - b) > 2;
    return inWindow(box) && !['left', 'top', 'right', 'bottom'].some((side) => cut(box[side], part[side]));
  };
  const question = document.querySelector('.question');
  if (!whole(question)) faults.push('the question is not whole in the window');
  for (const answer of question.querySelectorAll('button.option, .body button'))
    if (!whole(answer)) faults.push(`not whole in the window: ${say(answer)}`);
  for (const title of question.querySelectorAll('h2')) if (!whole(title)) faults.push('the sentence is cut off');
  // Everything else that can be chosen: on a desk it is in sight; elsewhere the board may be scrolled.
  const board = document.querySelector('.stage > .board');
  const scrolls = innerWidth < 1100;
  const cans = [...document.querySelectorAll('.can')].filter(shown);
  for (const thing of cans) {
    if (question.contains(thing) || (scrolls && board.contains(thing))) continue;
    if (!whole(thing) && !cans.some((other) => other !== thing && other.dataset.thing === thing.dataset.thing && whole(other)))
      faults.push(`not whole in the window: ${say(thing)}`);
  }
  // Odin's board scrolls to the exploration boards.
  if (document.querySelector('.stage.desk.tall') && !board.querySelector('.odin') && board.scrollHeight > board.clientHeight + 2)
    faults.push(`the board is cut off: ${board.scrollHeight} in ${board.clientHeight}`);
  // On a desk what was told last is in sight, however many play.
  const told = document.querySelector('.sidebox');
  if (!scrolls && !whole(told)) faults.push('the log is not whole in the window');
  if (!cans.length && !document.querySelector('[data-own-board].holding')) faults.push('nothing can be chosen');
  const { left, top, width, height } = question.getBoundingClientRect();
  // On a phone the board has the room of a hand that is still empty.
  const hand = document.querySelector('.sheet > .hand');
  // A sheet is as high as what it holds.
  const place = hand ? [left, width] : [left, top, width, height];
  return { faults, place: place.map(Math.round), empty: hand !== null && !shown(hand) };
}
