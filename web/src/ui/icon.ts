/** An icon as the build brings it: what is drawn, in a box of that size. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}
