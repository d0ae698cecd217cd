/** The id of an option in the list of suggestions. */
export function optionId(listId: string, index: number): string {
  return `${listId}option${index}`;
}
