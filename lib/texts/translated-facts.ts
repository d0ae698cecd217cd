import { LANGUAGES } from '#lib/domain/language.ts';
import { features, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { TEXTS } from './current-texts.ts';
import { featurePhrase, localWord } from './local-word.ts';

/** Features and country of a car as its pages in other languages name them, so that it is found by these words too. */
export function translatedFacts(vehicle: Vehicle): string {
  const others = LANGUAGES.filter((language) => language !== 'en').map((language) => TEXTS[language]);
  return others
    .flatMap((texts) => [
      localWord(vehicle.countryOfOrigin, texts),
      ...features(vehicle).map((feature) => featurePhrase(feature, texts).text),
    ])
    .join(' ');
}
