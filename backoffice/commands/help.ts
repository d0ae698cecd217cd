const TEXT = `The reference backoffice of the dealership.

  npm run backoffice -- COMMAND [OPTIONS]

  serve                  answer the API; what is done when no command is given
    --port N             4100 when left out, 0 takes any free port
    --host ADDRESS       127.0.0.1 when left out
    --no-anti-forgery    take what is sent without the anti-forgery pair
  seed [--cars N]        add what is missing of the reference inventory, or of its first N cars
  import FILE            take over vehicles from a .csv or .json file
  sold CHASSIS           mark a vehicle as sold
  price CHASSIS AMOUNT   set a vehicle's price in rupees, or 'none' for a price on request
  enquiries              print what visitors sent, one line of JSON each
  help                   print this

  Every command takes --data DIR, where the database is; data/backoffice when left out.
  More is in backoffice/README.md.
`;

/** `help`: prints what the program can do. */
export function help(): Promise<void> {
  process.stdout.write(TEXT);
  return Promise.resolve();
}
