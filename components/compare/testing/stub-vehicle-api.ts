import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The site's answers about single cars: these it has, `gone` it does not, and any other fails. @returns what it was asked. */
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
