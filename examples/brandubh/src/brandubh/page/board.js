// The board of Brandubh, drawn with the browser's own means. Each square stands for `square.a1` …: the page makes it glow,
// takes clicks, taps and keys, and explains it.
const SVG = "http://www.w3.org/2000/svg";
const SIDE = 7;
const SIZE = 100;

const SHAPES = {
  "piece.king": "M-26 22h52v8h-52zM-24 16l-8-36 17 14 15-24 15 24 17-14-8 36z",
  "piece.defender": "M0-32 26-23v20C26 14 14 25 0 31-14 25-26 14-26-3v-20z",
  "piece.attacker": "M0-33 26 0 0 33-26 0z",
};

function make(parent, tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

/** The empty board: made once, so that who plays with keys keeps the focus. */
function build(element, names) {
  const svg = make(element, "svg", { viewBox: `-4 -4 ${SIDE * SIZE + 8} ${SIDE * SIZE + 8}`, class: "brandubh" });
  const squares = names.map((name, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isCorner = (x === 0 || x === SIDE - 1) && (y === 0 || y === SIDE - 1);
    const isThrone = x === 3 && y === 3;
    const square = make(svg, "g", { transform: `translate(${x * SIZE + SIZE / 2} ${y * SIZE + SIZE / 2})` });
    const box = { x: -48, y: -48, width: 96, height: 96, rx: 8 };
    make(square, "rect", { ...box, class: isCorner || isThrone ? "square marked" : "square" });
    make(square, "rect", { ...box, class: "glow" });
    const piece = make(square, "path", { class: "piece" });
    make(square, "rect", { ...box, class: "focus" });
    return { name, square, piece };
  });
  const note = document.createElement("p");
  note.className = "brandubh-note";
  element.append(note);
  return { squares, note };
}

const boards = new WeakMap();

function board(element, { view, stand, name, say }) {
  let drawn = boards.get(element);
  if (!drawn) boards.set(element, (drawn = build(element, Object.keys(view.squares))));
  for (const one of drawn.squares) {
    const piece = view.squares[one.name];
    one.piece.setAttribute("d", SHAPES[piece] ?? "");
    one.piece.setAttribute("class", `piece ${piece.slice("piece.".length)}`);
    one.square.classList.toggle("lifted", view.lifted === one.name);
    stand(one.square, one.name, { label: [one.name, piece].filter(Boolean).map(name).join(", ") });
  }
  drawn.note.textContent = say("brandubh-page-draw", { moves: view.drawn_after - view.quiet });
}

export default { board, shape: "tall", minutes: [10, 20], rows: 1 };
