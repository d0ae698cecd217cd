'use client';

import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '#components/ui/button.ts';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { SORT_ORDERS, withCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { saveFilter } from './filter-storage.ts';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import styles from './order-select.module.css';

const SELECT_ID = 'order';

/** The order of the results. Without JavaScript it is a GET form with a button. */
export function OrderSelect({ filter }: { filter: SearchFilter }) {
  const router = useRouter();
  const { language, search } = useTexts();
  const options = SORT_ORDERS.map((value) => ({ value, label: search.options[value] }));
  const select = useRef<HTMLSelectElement>(null);
  const { sort = '' } = filter;

  const showChosen = useCallback(() => {
    const sorted = withCriteria(filter, { sort: select.current?.value ?? sort });
    if (sorted.sort === filter.sort) return;
    saveFilter(sorted);
    router.push(localAddress(language, searchAddress(sorted)));
  }, [filter, language, router, sort]);

  function handleChange() {
    if (select.current?.value !== sort) return showChosen();
    saveFilter(filter);
    router.replace(localAddress(language, searchAddress(filter))); // in place of the order that is loading
  }

  const shown = useRef(filter);
  useLayoutEffect(() => {
    if (!select.current || shown.current === filter) return;
    shown.current = filter;
    select.current.value = sort; // by a new element the focus would be lost
  }, [filter, sort]);
  useEffect(showChosen, [showChosen]); // chosen before hydration

  return (
    <form className={styles.form} action={localAddress(language, '/search')}>
      <HiddenFilterFields filter={filter} except={['sort']} />
      <label className={styles.label} htmlFor={SELECT_ID}>
        {search.fields.sort}
      </label>
      <NativeSelect
        ref={select}
        id={SELECT_ID}
        name="sort"
        autoComplete="off" // else the browser restores the choice made before leaving the page
        options={options}
        defaultValue={sort}
        anyLabel={search.recommended}
        onChange={handleChange}
      />
      <button type="submit" className={buttonClass('outline', styles.submit)}>
        {search.sort}
      </button>
    </form>
  );
}
