/**
 * The number of slips between two texts: letters added, left out or mistyped, and neighbouring letters that changed places
 * (optimal string alignment). More than `max` slips count as `max + 1`.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        value(current, at - 1) + 1,
        value(last, at) + 1,
        value(last, at - 1) + (isSame ? 0 : 1),
        isSwapped ? value(beforeLast, at - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(value(last, other.length), max + 1);
}

function value(row: number[] | undefined, at: number): number {
  return row?.[at] ?? Infinity;
}
