-- Columns have the names of the API's fields. Unknown text is '', an unknown number or date is NULL.
CREATE TABLE IF NOT EXISTS vehicles (
  id                 INTEGER PRIMARY KEY,
  chassisNumber      TEXT NOT NULL UNIQUE,
  make               TEXT NOT NULL,
  model              TEXT NOT NULL,
  yearOfManufacture  INTEGER NOT NULL,
  type               TEXT NOT NULL,
  mileage            REAL,
  fuel               TEXT NOT NULL,
  engineCapacity     REAL,
  transmission       TEXT NOT NULL,
  firstRegistration  TEXT,
  colour             TEXT NOT NULL,
  colourCode         TEXT NOT NULL,
  version            TEXT NOT NULL,
  countryOfOrigin    TEXT NOT NULL,
  auctionGrade       TEXT NOT NULL,
  status             TEXT NOT NULL,
  localVehicle       INTEGER NOT NULL CHECK (localVehicle IN (0, 1)),
  clientSellingPrice REAL,
  clientOptions      TEXT NOT NULL,
  images             TEXT NOT NULL CHECK (json_valid(images)),
  featured           INTEGER NOT NULL CHECK (featured IN (0, 1)),

  -- For filters and order, computed when the row is written (search-columns.ts). They are not generated columns,
  -- which SQLite does not read from a covering index.
  makeKey            TEXT NOT NULL,
  modelKey           TEXT NOT NULL,
  gearbox            TEXT,
  fuelKind           TEXT NOT NULL,
  engineCc           REAL,
  priceRupees        REAL,
  statusRank         INTEGER NOT NULL
) STRICT;

-- Three covering indexes in the order of results: a search scans one of them without sorting, and reads from the table
-- only the vehicles of its page.
CREATE INDEX IF NOT EXISTS vehiclesInResultOrder ON vehicles (
  statusRank, yearOfManufacture DESC, id DESC,
  makeKey, modelKey, gearbox, fuelKind, mileage, engineCc, priceRupees
);
CREATE INDEX IF NOT EXISTS vehiclesOfMake ON vehicles (
  makeKey, statusRank, yearOfManufacture DESC, id DESC,
  modelKey, gearbox, fuelKind, mileage, engineCc, priceRupees
);
CREATE INDEX IF NOT EXISTS vehiclesOfModel ON vehicles (
  modelKey, statusRank, yearOfManufacture DESC, id DESC,
  makeKey, gearbox, fuelKind, mileage, engineCc, priceRupees
);
CREATE INDEX IF NOT EXISTS vehicleNames ON vehicles (makeKey, make, model);
CREATE INDEX IF NOT EXISTS vehiclesFeatured ON vehicles (id) WHERE featured = 1;

CREATE TABLE IF NOT EXISTS banners (
  position INTEGER PRIMARY KEY,
  url      TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS testimonials (
  position INTEGER PRIMARY KEY,
  text     TEXT NOT NULL,
  name     TEXT NOT NULL,
  year     INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS blogs (
  position    INTEGER PRIMARY KEY,
  id          TEXT NOT NULL UNIQUE,
  title       TEXT NOT NULL,
  description TEXT NOT NULL,
  image       TEXT NOT NULL,
  post        TEXT NOT NULL
) STRICT;

-- A row is committed before its sender gets the response, and mailed afterwards.
CREATE TABLE IF NOT EXISTS enquiries (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  kind           TEXT NOT NULL,
  idempotencyKey TEXT,
  receivedAt     TEXT NOT NULL,
  payload        TEXT NOT NULL,
  -- NULL until the mail is delivered.
  mailedAt       TEXT,
  attempts       INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  nextAttemptAt  INTEGER NOT NULL DEFAULT 0,
  -- A language tag; NULL when the sender did not name it.
  language       TEXT,
  UNIQUE (kind, idempotencyKey)
) STRICT;
CREATE INDEX IF NOT EXISTS enquiriesToMail ON enquiries (nextAttemptAt) WHERE mailedAt IS NULL;

-- Changed vehicles that the site has not received. '' stands for new vehicles, which have no page yet.
CREATE TABLE IF NOT EXISTS changes (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  chassisNumber TEXT NOT NULL UNIQUE ON CONFLICT REPLACE
) STRICT;
