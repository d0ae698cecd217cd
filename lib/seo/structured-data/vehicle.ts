import { texts } from '#lib/texts/current-texts.ts';
import { localAddress } from '#lib/domain/language.ts';
import { featurePhrase, localWord } from '#lib/texts/local-word.ts';
import type {
  Car,
  EngineSpecification,
  ItemAvailability,
  Offer,
  PropertyValue,
  QuantitativeValue,
  WithContext,
} from 'schema-dts';
import { isVehicleIdentificationNumber, tidyChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { firstRegistrationDate } from '#lib/domain/vehicle/first-registration.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import {
  availability,
  engineUnit,
  features,
  fuelLabel,
  transmissionLabel,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
  type Availability,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';
import { pictureUrl, siteUrl } from '#lib/seo/public-url.ts';
import { dealerReference } from './dealer.ts';
import { omitUnknown } from './omit-unknown.ts';

/** The dealership sells used cars only. */
const CONDITION = 'https://schema.org/UsedCondition';

const AVAILABILITY: Record<Availability, ItemAvailability> = {
  'IN STOCK': 'https://schema.org/InStock',
  SOLD: 'https://schema.org/SoldOut',
  'COMING SOON': 'https://schema.org/PreOrder',
};

/** A car with its offer. */
export function vehicleStructuredData(vehicle: Vehicle): WithContext<Car> {
  const url = siteUrl(localAddress(texts().language, vehicleAddress(vehicle)));
  const year = vehicle.yearOfManufacture?.toString() ?? '';
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: vehicleTitle(vehicle),
    itemCondition: CONDITION,
    identifier: { '@type': 'PropertyValue', propertyID: 'REF', value: vehicleReference(vehicle) },
    ...identification(vehicle),
    ...omitUnknown({
      image: vehicle.images.map(pictureUrl),
      brand: vehicle.make && ({ '@type': 'Brand', name: vehicle.make } as const),
      model: vehicle.model,
      vehicleConfiguration: vehicle.version,
      vehicleModelDate: year,
      productionDate: year,
      dateVehicleFirstRegistered: firstRegistrationDate(vehicle),
      bodyType: localWord(vehicle.type, texts()),
      color: vehicle.colour,
      fuelType: localWord(fuelLabel(vehicle), texts()),
      vehicleTransmission: localWord(transmissionLabel(vehicle), texts()),
      vehicleEngine: engine(vehicle),
      mileageFromOdometer: vehicle.mileage === null ? null : quantity(vehicle.mileage, 'KMT'),
      countryOfOrigin:
        vehicle.countryOfOrigin &&
        ({ '@type': 'Country', name: localWord(vehicle.countryOfOrigin, texts()) } as const),
      additionalProperty: properties(vehicle),
      offers: offer(vehicle, url),
    }),
  };
}

/** A chassis number that is not a VIN is given as productID. */
function identification(vehicle: Vehicle) {
  const chassisNumber = tidyChassisNumber(vehicle.chassisNumber);
  return isVehicleIdentificationNumber(chassisNumber)
    ? { vehicleIdentificationNumber: chassisNumber }
    : { productID: chassisNumber };
}

/** Values without a property in schema.org: two rows of the specification, and the features. */
function properties(vehicle: Vehicle): PropertyValue[] {
  const { meta } = texts();
  const named = [
    [meta.colourCode, vehicle.colourCode],
    [meta.auctionGrade, vehicle.auctionGrade],
  ] as const;
  const listed = features(vehicle).map((name) => [featurePhrase(name, texts()).text, true] as const);
  const values = [...named.filter(([, value]) => value !== ''), ...listed];
  return values.map(([name, value]) => ({ '@type': 'PropertyValue', name, value }));
}

/** The displacement, or the power for fuels measured in KW; null when unknown. */
function engine(vehicle: Vehicle): EngineSpecification | null {
  const size = vehicle.engineCapacity;
  if (size === null) return null;
  return {
    '@type': 'EngineSpecification',
    ...omitUnknown({ fuelType: localWord(fuelLabel(vehicle), texts()) }),
    ...(engineUnit(vehicle) === 'KW'
      ? { enginePower: quantity(size, 'KWT') }
      : { engineDisplacement: quantity(size, 'CMQ') }),
  };
}

/** Null when the price is on request (docs/product.md 12.2). */
function offer(vehicle: Vehicle, url: string): Offer | null {
  const price = sellingPrice(vehicle);
  if (price === null) return null;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'MUR',
    availability: AVAILABILITY[availability(vehicle)],
    itemCondition: CONDITION,
    seller: dealerReference(),
  };
}

/** UN/CEFACT unit codes: kilometres, cubic centimetres, kilowatts. */
function quantity(value: number, unitCode: 'KMT' | 'CMQ' | 'KWT') {
  return { '@type': 'QuantitativeValue', value, unitCode } as const satisfies QuantitativeValue;
}
