async () => {
  // What is wrong with where the question and its answers are, on each of their pages; and where it is.
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
  const board = document.querySelector('.stage > .board');
  const scrolls = innerWidth < 1100;
  const sides = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  const first = sides(question);
  /** What was whole in sight, on any page. */
  const met = new Set();
  const lookAtPage = () => {
    if (!whole(question)) faults.push('the question is not whole in the window');
    if (`${sides(question)}` !== `${first}`) faults.push(`a page moves the question: ${sides(question)}, not ${first}`);
    for (const answer of question.querySelectorAll('button.option, .body button, .pager button'))
      if (!whole(answer)) faults.push(`not whole in the window: ${say(answer)}`);
    for (const title of question.querySelectorAll('h2')) if (!whole(title)) faults.push('the sentence is cut off');
    for (const thing of document.querySelectorAll('.can')) if (shown(thing) && whole(thing)) met.add(thing.dataset.thing);
  };
  // The sign that an answer is final lies beside its words and signs.
  const lieOn = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const final of question.querySelectorAll('.option > .final')) {
    const name = final.parentElement.querySelector('.name');
    const words = document.createRange();
    words.selectNodeContents(name);
    const drawn = [...words.getClientRects(), ...[...name.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect())];
    if (drawn.some((box) => lieOn(box, final.getBoundingClientRect()))) faults.push(`a sign lies on it: ${say(final.parentElement)}`);
  }
  const cans = [...document.querySelectorAll('.can')].filter(shown);
  lookAtPage();
  const pages = Number(question.querySelector('.pager')?.dataset.pages ?? 1);
  for (let page = 0; page < pages && pages > 1; page += 1) {
    question.querySelector('.pager button:last-child').click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    lookAtPage();
  }
  // Everything else that can be chosen: on a desk it is in sight; elsewhere the board may be scrolled.
  for (const thing of cans) {
    if (question.contains(thing) || (scrolls && board.contains(thing))) continue;
    if (!met.has(thing.dataset.thing)) faults.push(`not whole in the window: ${say(thing)}`);
  }
  // Odin's board scrolls to the exploration boards.
  if (document.querySelector('.stage.desk.tall') && !board.querySelector('.odin') && board.scrollHeight > board.clientHeight + 2)
    faults.push(`the board is cut off: ${board.scrollHeight} in ${board.clientHeight}`);
  // On a desk what was told last is in sight, however many play.
  const told = document.querySelector('.sidebox');
  if (!scrolls && !whole(told)) faults.push('the log is not whole in the window');
  if (!scrolls && !whole(document.querySelector('.players'))) faults.push('a player is not in sight');
  // What happens is seen, wherever the board is scrolled to.
  const happening = document.querySelector('.happening > *');
  if (happening && !whole(happening)) faults.push('what happens is not whole in the window');
  if (!cans.length && !document.querySelector('[data-own-board].holding')) faults.push('nothing can be chosen');
  // On a phone the board has the room of a hand that is still empty.
  const hand = document.querySelector('.sheet > .hand');
  // In its sheet the question begins in one place; what its answers leave is one's own.
  const place = hand ? first.slice(0, 3) : first;
  const empty = hand !== null && !shown(hand) && !question.querySelector('.answers.overfull');
  return { faults, place, empty, met: [...met] };
}
