import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';

/** What the server knows about the words of a search, besides its criteria. */
export type Notes = {
  /** Pages of the site that the words ask for. */
  pages: string[];
  /** Names under which the chosen model is sold elsewhere. */
  names: string[];
};

/** Links to the pages that the words of a search ask for, and other names of its model. */
export function WordNotes({ pages, names }: Notes) {
  const { search } = useTexts();
  const links: Record<string, string> = search.pages;
  return (
    <>
      {names.length > 0 && <p className={patterns.hint}>{search.alsoSoldAs(names)}</p>}
      {pages.length > 0 && (
        <nav className={patterns.row} aria-label={search.pagesAskedFor}>
          {pages.map((page) => (
            <Link key={page} className={buttonClass('outline')} href={page}>
              {links[page]}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
