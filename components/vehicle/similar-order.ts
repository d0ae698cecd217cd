import { preOrderAddress } from '#lib/domain/page-address.ts';
import { vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { backofficePhrase } from '#lib/texts/local-word.ts';
import { keyFacts } from '#lib/texts/specification.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';

/** Address of the pre-order form, filled in with a car like this one: its make, model, year and facts, not its mileage. */
export function similarOrderAddress(vehicle: Vehicle, texts: ClientTexts): string {
  const facts = [
    vehicleTitle(vehicle),
    ...keyFacts({ ...vehicle, mileage: null }, texts),
    backofficePhrase(vehicle.colour, texts).text,
    texts.offer.like(vehicleReference(vehicle)),
  ];
  return preOrderAddress(facts.filter(Boolean).join(', '));
}
