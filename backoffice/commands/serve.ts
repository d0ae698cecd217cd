import path from 'node:path';
import { parseArgs } from 'node:util';
import { apiRoutes } from '../contract/routes.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { hasVehicles } from '../database/vehicles.ts';
import { antiForgery } from '../http/anti-forgery.ts';
import { answerTo } from '../http/application.ts';
import { startServer } from '../http/server.ts';
import { log } from '../log.ts';
