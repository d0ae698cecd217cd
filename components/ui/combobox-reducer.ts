import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

import { matchingOptions } from './matching-options.ts';

type State = UseComboboxState<string>;
type Change = UseComboboxStateChangeOptions<string>;

const { InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** What the open list shows: everything until the visitor types something else than what is chosen. */
export function visibleOptions(options: readonly string[], value: string, typed: string): readonly string[] {
  return typed === value ? options : matchingOptions(options, typed);
}

/**
 * Where the field differs from downshift's own ways: the first match is highlighted while typing, a click into the
 * open field leaves it open, Escape takes back what was typed but never what was chosen, and a list that closes leaves
 * the chosen option's text in the field, or nothing chosen where the text was erased.
 */
export function comboboxReducer(options: readonly string[]) {
  return function reduce(state: State, { type, changes }: Change): Partial<State> {
    if (type === InputClick) return { ...changes, isOpen: true };
    if (type === InputChange) return { ...changes, highlightedIndex: firstMatch(options, state, changes) };
    if (type === InputKeyDownEscape)
      return state.isOpen ? { ...changes, ...left(state.selectedItem) } : state;
    if (state.isOpen && !changes.isOpen)
      return { ...changes, ...left(changes.inputValue ? (changes.selectedItem ?? null) : null) };
    return changes;
  };
}

function firstMatch(options: readonly string[], state: State, { inputValue = '' }: Partial<State>): number {
  if (inputValue === state.selectedItem) return options.indexOf(inputValue);
  return inputValue.trim() && matchingOptions(options, inputValue).length > 0 ? 0 : -1;
}

function left(selectedItem: string | null): Partial<State> {
  return { selectedItem, inputValue: selectedItem ?? '' };
}
