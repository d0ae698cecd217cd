import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Stubs `fetch` of a car: 200 for cars in `has`, 404 for those in `gone`, else 503.
 * @returns the chassis numbers that were requested.
 */
export function stubVehicleApi({ has = [], gone = [] }: { has?: Vehicle[]; gone?: string[] }): string[] {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    const path = typeof address === 'string' ? address : '';
    const chassisNumber = decodeURIComponent(path.replace('/api/client-car/car/', ''));
    asked.push(chassisNumber);
    const vehicle = has.find((each) => each.chassisNumber === chassisNumber);
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
