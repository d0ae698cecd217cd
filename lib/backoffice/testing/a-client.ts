/** The client in a process that has just started with this backoffice. */
export async function aClient(url: string, { timeoutMs = 5000 } = {}) {
  process.env['BACKOFFICE_URL'] = url;
  process.env['BACKOFFICE_TIMEOUT_MS'] = String(timeoutMs);
  jest.resetModules();
  const [makes, vehicles, content, enquiries, health, responses] = await Promise.all([
    import('#lib/backoffice/queries/makes.ts'),
    import('#lib/backoffice/queries/vehicles.ts'),
    import('#lib/backoffice/queries/content.ts'),
    import('#lib/backoffice/enquiries.ts'),
    import('#lib/backoffice/transport/health.ts'),
    import('#lib/backoffice/respond-with-json.ts'),
  ]);
  return { ...makes, ...vehicles, ...content, ...enquiries, ...health, ...responses };
}
