/** x, y, width, height, as in an svg's viewBox. */
export type ViewBox = readonly [number, number, number, number];

/** The same size, but inside the whole. */
export function clampBox([x, y, width, height]: ViewBox, whole: ViewBox): ViewBox {
  const w = Math.min(width, whole[2]);
  const h = Math.min(height, whole[3]);
  return [
    Math.min(Math.max(x, whole[0]), whole[0] + whole[2] - w),
    Math.min(Math.max(y, whole[1]), whole[1] + whole[3] - h),
    w,
    h,
  ];
}

/** What is seen after coming nearer by a factor; the point at (fx, fy) of the frame stays where it is. */
export function zoomed(seen: ViewBox, whole: ViewBox, factor: number, fx: number, fy: number, most: number): ViewBox {
  const width = Math.min(whole[2], Math.max(whole[2] / most, seen[2] / factor));
  const height = (width * whole[3]) / whole[2];
  const x = seen[0] + (seen[2] - width) * fx;
  const y = seen[1] + (seen[3] - height) * fy;
  return clampBox([x, y, width, height], whole);
}
