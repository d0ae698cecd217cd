const TEXT = `The reference backoffice of the dealership.

  npm run backoffice -- COMMAND [OPTIONS]

  serve                  answer the API; the default command
    --port N             default 4100; 0 takes any free port
    --host ADDRESS       default 127.0.0.1
    --no-anti-forgery    accept requests without a CSRF token
  seed [--cars N]        add what is missing of the sample data, with the first N cars of it;
                         beyond the sample cars, copies under new chassis numbers
  import FILE            add or update vehicles from a .csv or .json file
  sold CHASSIS           mark a vehicle as sold
  price CHASSIS AMOUNT   set a vehicle's price in rupees, or 'none' for a price on request
  enquiries              print what visitors sent, one line of JSON each
  help                   print this

  Every command takes --data DIR, the directory of the database; default data/backoffice.
  See backoffice/README.md for the rest.
`;

/** `help`: prints what the program can do. */
export function help(): void {
  process.stdout.write(TEXT);
}
