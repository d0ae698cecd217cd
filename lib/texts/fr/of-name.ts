/** `de` before a name: `d’AUDI`, `de BMW`. */
export function ofName(name: string): string {
  return /^[aeiouâàéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
