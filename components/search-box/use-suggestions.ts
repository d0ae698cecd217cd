import { useTexts } from '#use-texts';
import type { Language } from '#lib/domain/language.ts';
import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import useSWR from 'swr';
import { fetchJson, FORM_DATA } from '#components/ui/fetch-json.ts';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import { useDebounced } from '#components/ui/use-debounced.ts';
import type { Suggestion } from '#lib/domain/word-search/suggest.ts';

const ADDRESS = '/api/client-car/suggestions';
const TYPING_PAUSE_MS = 150;
const NONE: readonly Suggestion[] = [];

/**
 * An ARIA combobox whose list contains links: arrow keys highlight one, Enter follows it, Escape closes the list, and
 * the typed words stay. Nothing is fetched before the visitor types.
 */
export function useSuggestions(inputRef: RefObject<HTMLInputElement | null>) {
  const listId = useId();
  const { language } = useTexts();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [highlightedAddress, setHighlightedAddress] = useState('');
  const isHydrated = useBrowserValue(() => true, false);
  const query = useDebounced(typed, TYPING_PAUSE_MS);
  const key = isWanted && query ? ([ADDRESS, query, language] as const) : null;
  const { data: latest } = useSWR(key, fetchSuggestions, { ...FORM_DATA, keepPreviousData: true });
  // show suggestions for the words so far until the new ones have arrived
  const isCurrent = isWanted && latest !== undefined && typed.startsWith(latest.query);
  const items = isCurrent && typed ? latest.items : NONE;
  const isOpen = items.length > 0;
  const highlighted = items.findIndex((item) => item.address === highlightedAddress);

  useEffect(() => {
    if (highlighted >= 0) optionElement(listId, highlighted)?.scrollIntoView({ block: 'nearest' });
  }, [listId, highlighted]);

  useEffect(() => {
    const input = inputRef.current;
    const isFocusedBeforeHydration = input !== null && document.activeElement === input;
    if (isFocusedBeforeHydration) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [inputRef]);

  function open() {
    setTyped(inputRef.current?.value.trim() ?? '');
    setHighlightedAddress('');
    setIsWanted(true);
  }

  function close() {
    setIsWanted(false);
    setHighlightedAddress('');
  }

  /**
   * Call it when the visitor leaves the page. Removing the focus hides the keyboard of a phone and closes the box of the
   * header, in which a button or, in Safari, the box itself may have it.
   */
  function finish() {
    close();
    setTyped('');
    const focused = document.activeElement;
    const box = inputRef.current?.form?.parentElement;
    if (focused instanceof HTMLElement && box?.contains(focused)) focused.blur();
  }

  function finishByChoice() {
    finish();
    if (inputRef.current) inputRef.current.value = '';
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const next = neighbour(highlighted, key === 'ArrowDown' ? 1 : -1, items.length);
      if (isOpen) setHighlightedAddress(items[next]?.address ?? '');
      else open();
    }
    if (key === 'Escape' && isOpen) {
      event.preventDefault(); // else the browser clears the field
      close();
    }
    if (key === 'Enter' && highlighted >= 0) {
      event.preventDefault();
      optionElement(listId, highlighted)?.click();
    }
  }

  return {
    finish,
    SuggestionList: isOpen && latest ? latest.SuggestionList : null,
    inputProps: {
      ...(isHydrated && {
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-autocomplete': 'list' as const,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': highlighted >= 0 ? optionId(listId, highlighted) : undefined,
      }),
      onChange: open,
      onFocus: open,
      onBlur: close,
      onKeyDown: handleKeyDown,
    },
    listProps: {
      id: listId,
      optionId: (index: number) => optionId(listId, index),
      items,
      highlighted,
      onChoose: finishByChoice,
    },
  };
}

function optionId(listId: string, index: number): string {
  return `${listId}option${index}`;
}

function optionElement(listId: string, index: number): HTMLElement | null {
  return document.getElementById(optionId(listId, index));
}

/** The next index in either direction. -1, the typed words, comes between the last and the first. */
function neighbour(index: number, step: 1 | -1, count: number): number {
  return ((index + 1 + step + count + 1) % (count + 1)) - 1;
}

/** Fetches the suggestions, and loads the component that shows them, which is not needed earlier. */
async function fetchSuggestions([path, query, language]: readonly [string, string, Language]) {
  const address = `${path}?${new URLSearchParams({ q: query, language })}`;
  const [items, { SuggestionList }] = await Promise.all([
    fetchJson<Suggestion[]>(address),
    import('./suggestion-list.tsx'),
  ]);
  return { query, items, SuggestionList };
}
