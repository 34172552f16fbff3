// each import is caught by eslint(no-restricted-imports)
import '../rewards/redeem.ts' // Import with `./`
import '#web/lib/theme.ts' // do not import the web app
import 'node:process' // reads the environment
import 'vitest' // Only tests import test support
import '#scripts/postgres.ts' // does not import scripts
import 'hono' // import the HTTP framework
import 'pg' // imports database drivers
import '#server/app.ts' // Nothing imports app or main
import '#server/http/problem-response.ts' // maps error codes
import '#server/features/rewards/store.ts' // imported only by app
import { request } from 'node:https' // Only src/server/outbound.ts
import 'nodemailer' // Only src/server/mail
