import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { SAVED_CARS } from '#lib/domain/vehicle/own-lists.ts';
import { Link } from '#components/language/link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './saved-link.module.css';
import { useOwnList } from './use-own-list.ts';

/**
 * A heart with the number of saved cars, which leads to them. Before hydration the number is from
 * lib/page-html/hydrate-on-interaction.ts.
 */
export function SavedLink({ className }: { className?: string | undefined }) {
  const { saved } = useTexts();
  const cars = useOwnList(SAVED_CARS);
  return (
    <Link className={clsx(styles.link, className)} href="/saved" data-count={cars.length || ''}>
      <Icon name="heart" />
      <VisuallyHidden>{saved.title}</VisuallyHidden>
    </Link>
  );
}
