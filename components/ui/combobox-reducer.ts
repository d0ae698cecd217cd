import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

type State = UseComboboxState<string>;
type Change = UseComboboxStateChangeOptions<string>;

const ACCENTS = /\p{Mark}/gu;

const { InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Options of the open list: all of them until the typed text differs from the value. */
export function visibleOptions(options: readonly string[], value: string, typed: string): readonly string[] {
  return typed === value ? options : matchingOptions(options, typed);
}

/**
 * Changes to downshift's defaults: the first match is highlighted while typing; a click into the open field does not
 * close it; Escape restores the text of the value but does not clear it; closing chooses an option that was typed in full,
 * else restores the text of the value, or clears the value when the text was erased.
 */
export function comboboxReducer(options: readonly string[]) {
  return function reduce(state: State, { type, changes }: Change): Partial<State> {
    if (type === InputClick) return { ...changes, isOpen: true };
    if (type === InputChange) return { ...changes, highlightedIndex: firstMatch(options, state, changes) };
    if (type === InputKeyDownEscape) return { ...changes, ...resetTo(state.selectedItem) };
    if (!state.isOpen || changes.isOpen) return changes;
    const { inputValue = '', selectedItem = null } = changes;
    const chosen = inputValue === '' ? null : (optionNamed(options, inputValue) ?? selectedItem);
    return { ...changes, ...resetTo(chosen) };
  };
}

function firstMatch(options: readonly string[], state: State, { inputValue = '' }: Partial<State>): number {
  if (inputValue === state.selectedItem) return options.indexOf(inputValue);
  return inputValue.trim() && matchingOptions(options, inputValue).length > 0 ? 0 : -1;
}

/** Two options may differ by an accent alone. */
function optionNamed(options: readonly string[], typed: string): string | undefined {
  return options.includes(typed) ? typed : options.find((option) => normalized(option) === normalized(typed));
}

function resetTo(selectedItem: string | null): Partial<State> {
  return { selectedItem, inputValue: selectedItem ?? '' };
}

/** The options that contain the typed text, ignoring accents and case; those that start with it come first. */
export function matchingOptions(options: readonly string[], typed: string): readonly string[] {
  const query = normalized(typed);
  if (!query) return options;
  const matches = options.filter((option) => normalized(option).includes(query));
  return [true, false].flatMap((starts) =>
    matches.filter((option) => normalized(option).startsWith(query) === starts),
  );
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().trim();
}
