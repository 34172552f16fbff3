// each import is caught by eslint(no-restricted-imports)
import '../rewards/redeem.ts' // Import with `./`
import '#server/db/transaction.ts' // do not import the server
import '#web/lib/theme.ts' // do not import the web app
import 'node:fs' // belongs in src/server
import 'zod' // zod/mini
