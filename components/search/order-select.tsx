import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import { buttonClass } from '#components/ui/button.ts';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { SORT_ORDERS, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import styles from './order-select.module.css';

const SELECT_ID = 'order';

/** The order of the results: a GET form, which components/behaviour/search-forms.ts sends when an order is chosen. */
export function OrderSelect({ filter }: { filter: SearchFilter }) {
  const { language, search } = useTexts();
  const options = SORT_ORDERS.map((value) => ({ value, label: search.options[value] }));
  return (
    <form className={styles.form} action={localAddress(language, '/search')}>
      <HiddenFilterFields filter={filter} except={['sort']} />
      <label className={styles.label} htmlFor={SELECT_ID}>
        {search.fields.sort}
      </label>
      <NativeSelect
        id={SELECT_ID}
        name="sort"
        autoComplete="off" // else the browser restores the choice made before leaving the page
        options={options}
        defaultValue={filter.sort ?? ''}
        anyLabel={search.recommended}
      />
      <button type="submit" className={buttonClass('outline', styles.submit)}>
        {search.sort}
      </button>
    </form>
  );
}
