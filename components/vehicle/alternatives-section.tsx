import type { CarsInstead } from '#lib/domain/vehicle/similar-vehicles.ts';

import { Section } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { CardGrid } from './card-grid.tsx';
import { moreOfMake } from './more-of-make.ts';

/** Where the offer is found on its page. */
export const ALTERNATIVES_ID = 'alternatives';

const HEADINGS = { similar: 'Similar cars', featured: 'Featured Cars' };

type Props = {
  alternatives: CarsInstead;
  /** Of the car that cannot be had: more of them are a link away; `''` when it is not known. */
  make: string;
};

/** The cars offered in place of one that cannot be had; nothing when there are none. */
export function AlternativesSection({ alternatives: { kind, vehicles }, make }: Props) {
  const more = moreOfMake(make);
  if (vehicles.length === 0) return null;
  return (
    <Section
      id={ALTERNATIVES_ID}
      heading={HEADINGS[kind]}
      aside={
        make && (
          <SiteLink className={buttonClass('outline')} href={more.href}>
            {more.label}
          </SiteLink>
        )
      }
    >
      <CardGrid vehicles={vehicles} />
    </Section>
  );
}
