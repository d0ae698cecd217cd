import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';

/**
 * Keeps the words of the shown search in the box: those that were sent from it, else those in the address. On other
 * pages it is empty.
 * @param isLeaving whether the words that were sent are being searched for
 */
export function useSearchedWords(inputRef: RefObject<HTMLInputElement | null>, isLeaving: boolean) {
  const { language } = useTexts();
  const path = usePathname();
  const query = useSearchParams();
  const page = `${path}?${query}`;
  const isSearch = path === localAddress(language, '/search');
  const words = (isSearch && query.get('q')) || '';
  const shownPage = useRef(page);
  const sentWords = useRef('');

  useEffect(() => {
    if (isLeaving) return;
    if (inputRef.current && shownPage.current !== page)
      inputRef.current.value = (isSearch && sentWords.current) || words;
    shownPage.current = page;
    sentWords.current = '';
  }, [inputRef, isLeaving, isSearch, page, words]);

  /** Call it with the words that are sent. */
  function keepWords(sent: string) {
    sentWords.current = sent;
  }

  return { words, keepWords };
}
