// each import is caught by eslint(no-restricted-imports)
import '../rewards/redeem.ts' // Import with `./`
import '#server/db/transaction.ts' // do not import the server
import '#web/lib/theme.ts' // do not import the web app
import 'node:fs' // belongs in src/server
import 'react' // zod/mini alone
import 'zod' // zod/mini
import '#scripts/postgres.ts' // does not import scripts
import 'vitest' // Only tests import test support
