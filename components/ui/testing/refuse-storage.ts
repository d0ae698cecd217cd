/** Makes storage refuse: a full one only what is to be stored, a forbidden one everything. Undo by `restoreAllMocks`. */
export function refuseStorage(reason: 'full' | 'forbidden'): void {
  const methods =
    reason === 'full' ? (['setItem'] as const) : (['setItem', 'getItem', 'removeItem'] as const);
  const error = reason === 'full' ? 'QuotaExceededError' : 'SecurityError';
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', error);
    });
  }
}
