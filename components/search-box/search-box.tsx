'use client';

import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import clsx from 'clsx';
import { usePathname, useSearchParams } from 'next/navigation';
import { useId, useRef } from 'react';
import { MAX_TEXT_LENGTH } from '#lib/domain/search/search-filter.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './search-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  className?: string | undefined;
  /** The name of a second one on a page. */
  name?: string;
};

/**
 * Search in plain words (docs/product.md 3.16): a GET form, with suggestions after hydration. Once they are sent,
 * components/behaviour/search-forms.ts puts all words into the box of the search that they led to.
 */
export function SearchBox({ className, name }: Props) {
  const { language, searchBox } = useTexts();
  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const isSearch = usePathname() === localAddress(language, '/search');
  const words = useSearchParams().get('q');
  const { SuggestionList, ...suggestions } = useSuggestions(inputRef);
  const count = suggestions.listProps.items.length;

  return (
    <form
      className={clsx(styles.form, className)}
      method="get"
      action={localAddress(language, '/search')}
      aria-label={name ?? searchBox.name}
      onSubmit={suggestions.finish}
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
        defaultValue={(isSearch && words) || undefined}
        maxLength={MAX_TEXT_LENGTH}
        placeholder={searchBox.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...suggestions.inputProps}
      />
      <button type="submit" className={styles.button} aria-label={searchBox.submit}>
        <Icon name="search" size={20} />
      </button>
      {SuggestionList && <SuggestionList {...suggestions.listProps} />}
      <VisuallyHidden aria-live="polite">{count > 0 ? searchBox.count(count) : ''}</VisuallyHidden>
    </form>
  );
}
