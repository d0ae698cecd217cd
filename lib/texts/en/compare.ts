/** The comparison of two cars. */
export const compare = {
  heading: 'Compare cars',
  firstCar: 'First car',
  secondCar: 'Second car',
  selectCar: 'Select a car',
  addCar: 'Add car',
  change: (car: string) => `Change ${car}`,
  photo: (car: string) => `Photo of ${car}`,
  /** `''` when its name is unknown. */
  unavailable: (car: string) => `${car || 'This car'} is no longer available.`,
  removed: (car: string) => `${car} was removed: a comparison holds two cars`,
  specification: 'Specification',
  noCar: 'No car',
  differs: 'differs',
  notKnown: 'not known',
  chooseTwo: 'Choose two cars to see them side by side.',
  addAnother: 'Add another car to see what differs.',
  same: 'The two have the same specification, as far as it is known.',
  different: (count: number, rows: number) => `Different in ${count} of ${rows} rows.`,
};
