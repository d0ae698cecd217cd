import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';

const MAKES: Record<string, Record<string, number>> = {
  TOYOTA: {
    AQUA: 5,
    'C-HR': 4,
    'COROLLA CROSS': 3,
    'COROLLA FIELDER': 3,
    HILUX: 3,
    'LAND CRUISER PRADO': 1,
    PRIUS: 2,
    RAV4: 2,
  },
  HONDA: { 'CR-V': 1, FIT: 7, VEZEL: 6 },
  NISSAN: { EVERY: 1, NOTE: 5, 'NV200 VANETTE': 1 },
  SUZUKI: { ALTO: 4, 'ALTO 800': 1, EVERY: 1, SWIFT: 8, 'SWIFT SPORT': 1 },
  BMW: { '1 SERIES': 2, '3 SERIES': 3, X5: 3 },
  'MERCEDES-BENZ': { 'A-CLASS': 3, 'C-CLASS': 3, GLA: 1 },
  VOLKSWAGEN: { GOLF: 2, POLO: 3, 'T-ROC': 1 },
  MAZDA: { 'CX-5': 3, MAZDA3: 1 },
  PEUGEOT: { '208': 2, '2008': 1 },
  CITROËN: { C3: 2 },
  HYUNDAI: { 'GRAND I10': 2, 'KONA ELECTRIC': 2 },
  'LAND ROVER': { 'RANGE ROVER EVOQUE': 2 },
  MITSUBISHI: { L200: 2, PAJERO: 1 },
  TESLA: { 'MODEL 3': 2, 'MODEL Y': 2 },
  MINI: { COOPER: 3 },
};

/** Names of a small inventory with awkward ones; two makes have the model EVERY. */
export const INVENTORY_NAMES: InventoryNames = {
  makes: Object.entries(MAKES).map(([name, models]) => ({
    name,
    cars: Object.values(models).reduce((sum, cars) => sum + cars),
    models: Object.entries(models).map(([model, cars]) => ({ name: model, cars })),
  })),
  bodies: ['SUV', 'HATCHBACK', 'SALOON', 'PICKUP', 'MPV', 'TRUCK', 'ESTATE'],
  words: new Set(['leather', 'sunroof', 'sport', 'camera', 'grade4.5']),
};
