/** Path data of one palm leaf that grows from a place in a direction (radians), hanging at its end. */
export function palmLeaf(x: number, y: number, angle: number, length: number): string {
  function spine(share: number) {
    const droop = 0.9 * share * share;
    return {
      x: x + Math.cos(angle) * length * share,
      y: y + Math.sin(angle) * length * share + droop * length * 0.45,
    };
  }
  const steps = 22;
  return Array.from({ length: steps }, (_, i) => {
    const share = 0.12 + (0.88 * i) / steps;
    const [root, next] = [spine(share), spine(share + 0.035)];
    const along = Math.atan2(next.y - root.y, next.x - root.x);
    const reach = length * 0.34 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12));
    return [-1, 1]
      .map((hand) => {
        const tipAngle = along + hand * 0.85;
        const tip = {
          x: root.x + Math.cos(tipAngle) * reach,
          y: root.y + Math.sin(tipAngle) * reach + reach * 0.28,
        };
        return `M${root.x.toFixed(1)} ${root.y.toFixed(1)}Q${((root.x + tip.x) / 2).toFixed(1)} ${((root.y + tip.y) / 2 - reach * 0.1).toFixed(1)} ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${next.x.toFixed(1)} ${next.y.toFixed(1)}Z`;
      })
      .join('');
  }).join('');
}

/** Path data of a palm's crown. */
export function palmCrown(x: number, y: number, length: number): string {
  return [-2.9, -2.35, -1.8, -1.3, -0.75, -0.2, 0.3, -3.5]
    .map((angle, i) => palmLeaf(x, y, angle, length * (0.85 + 0.06 * (i % 4))))
    .join('');
}
