/**
 * Selects the text of a number field that gets the focus, so that typing replaces it. The press that gives the focus may
 * put the cursor later (in Safari when it ends), so a press that selected nothing selects all.
 */
export function selectNumbers(): void {
  document.addEventListener('focusin', ({ target, isTrusted }) => {
    const field = target as HTMLInputElement;
    if (!isTrusted || !field.matches('[inputmode=decimal]')) return; // React repeats the focus that it has missed
    const { value } = field;
    field.select();
    field.addEventListener(
      'click',
      () => field.value === value && field.selectionStart === field.selectionEnd && field.select(),
      { once: true },
    );
  });
}
