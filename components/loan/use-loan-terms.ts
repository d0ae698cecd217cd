import { useMemo, useState } from 'react';
import {
  LOAN_TERMS_STORAGE_KEY,
  serializeTerms,
  termsFromStorage,
  type LoanTerms,
} from '#lib/domain/loan/loan-terms.ts';
import { readFromSession, saveToSession, subscribeToSession } from '#components/ui/session-storage.ts';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';

/** The loan terms of this tab as they are stored; null when none are, on the server and during hydration. */
export function useStoredTerms(): string | null {
  return useBrowserValue(readStoredTerms, null, subscribeToSession);
}

/** The loan terms of this tab; the defaults on the server and during hydration. */
export function useLoanTerms(): LoanTerms {
  const stored = useStoredTerms();
  return useMemo(() => termsFromStorage(stored), [stored]);
}

/** The loan terms of this tab at this moment, as they are stored. */
export function readStoredTerms(): string | null {
  return readFromSession(LOAN_TERMS_STORAGE_KEY) || null; // before hydration a search without terms is stored as ''
}

/** Makes these the loan terms of this tab (docs/product.md 5.5). @returns them as they are stored */
export function saveTerms(terms: LoanTerms): string | null {
  const stored = serializeTerms(terms);
  saveToSession(LOAN_TERMS_STORAGE_KEY, stored);
  return stored;
}

const NOTHING = {}; // one object, so that a comparison finds no change

/**
 * What is typed into fields of loan terms, which are those of the tab. Terms that are set elsewhere replace it.
 * @returns also the terms as they are stored, and a function that keeps changed texts and stores the terms they stand for
 */
export function useTypedTerms<Texts extends object>() {
  const stored = useStoredTerms();
  const [last, setLast] = useState({ typed: NOTHING as Partial<Texts>, stored: null as string | null });

  function typedWith(terms: string | null): Partial<Texts> {
    return terms === last.stored ? last.typed : NOTHING;
  }

  function change(changes: Partial<Texts>, terms: LoanTerms) {
    const typed = { ...typedWith(readStoredTerms()), ...changes };
    setLast({ typed, stored: saveTerms(terms) });
  }

  return { stored, typed: typedWith(stored), change };
}
