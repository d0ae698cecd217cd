'use client';

import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useId, useRef, useTransition, type SubmitEvent } from 'react';
import { MAX_TEXT_LENGTH } from '#lib/domain/search/search-filter.ts';
import { clearSavedFilter } from '#components/search/filter-storage.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './search-box.module.css';
import { useSearchedWords } from './use-searched-words.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  className?: string | undefined;
  /** The name of a second one on a page. */
  name?: string;
};

/** Search in plain words (docs/product.md 3.16): a GET form without JavaScript, with suggestions after hydration. */
export function SearchBox({ className, name }: Props) {
  const router = useRouter();
  const { language, searchBox } = useTexts();
  const [isLeaving, startLeaving] = useTransition();
  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { words, keepWords } = useSearchedWords(inputRef, isLeaving);
  const { SuggestionList, ...suggestions } = useSuggestions(inputRef);
  const count = suggestions.listProps.items.length;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = inputRef.current?.value.trim() ?? '';
    keepWords(typed);
    clearSavedFilter(); // else `/search`, where words without a filter lead too, would restore the last search
    suggestions.finish();
    startLeaving(() =>
      router.push(localAddress(language, typed ? `/search?${new URLSearchParams({ q: typed })}` : '/search')),
    );
  }

  return (
    <form
      className={clsx(styles.form, className)}
      method="get"
      action={localAddress(language, '/search')}
      aria-label={name ?? searchBox.name}
      onSubmit={handleSubmit}
    >
      <label htmlFor={inputId} className={patterns.visuallyHidden}>
        {searchBox.label}
      </label>
      <input
        ref={inputRef}
        id={inputId}
        className={clsx(patterns.control, styles.input)}
        type="search"
        name="q"
        defaultValue={words || undefined}
        maxLength={MAX_TEXT_LENGTH}
        placeholder={searchBox.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...suggestions.inputProps}
      />
      <button
        type="submit"
        className={styles.button}
        aria-label={searchBox.submit}
        aria-busy={isLeaving || undefined}
        data-clear-search // before hydration
      >
        <Icon name="search" size={20} />
      </button>
      {SuggestionList && <SuggestionList {...suggestions.listProps} />}
      <VisuallyHidden aria-live="polite">{count > 0 ? searchBox.count(count) : ''}</VisuallyHidden>
    </form>
  );
}
