import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

type Stubbed = { has?: Vehicle[]; gone?: string[]; similar?: Record<string, Vehicle[]> };

/**
 * Stubs `fetch` of a car: 200 for cars in `has`, 404 for those in `gone`, else 503; and of the cars similar to one.
 * @returns the chassis numbers that were requested.
 */
export function stubVehicleApi({ has = [], gone = [], similar = {} }: Stubbed): string[] {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    const path = typeof address === 'string' ? address : '';
    const [segment = '', subject] = path.replace('/api/client-car/car/', '').split('/');
    const chassisNumber = decodeURIComponent(segment);
    asked.push(chassisNumber);
    const vehicle = subject
      ? similar[chassisNumber]
      : has.find((each) => each.chassisNumber === chassisNumber);
    const status = vehicle ? 200 : gone.includes(chassisNumber) ? 404 : 503;
    // jsdom has no Response of its own
    return Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(vehicle ?? null),
    } as Response);
  };
  return asked;
}
