import { LANGUAGES } from '#lib/domain/language.ts';
import { colourFamily } from '#lib/domain/vehicle/colour.ts';
import { features, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { featurePhrase, localWord } from '#lib/texts/local-word.ts';

/**
 * Features, country, body and family of colour of a car as its pages in other languages name them, so that it is found by
 * these words too.
 */
export function translatedFacts(vehicle: Vehicle): string {
  const others = LANGUAGES.filter((language) => language !== 'en').map((language) => TEXTS[language]);
  return others
    .flatMap((texts) => [
      ...[vehicle.countryOfOrigin, vehicle.type, colourFamily(vehicle.colour)].map((word) =>
        localWord(word, texts),
      ),
      ...features(vehicle).map((feature) => featurePhrase(feature, texts).text),
    ])
    .join(' ');
}
