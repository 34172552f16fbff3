// each import is caught by eslint(no-restricted-imports)
import '../rewards/redeem.ts' // Import with `./`
import '#server/db/transaction.ts' // do not import the server
import 'node:fs' // belongs in src/server
import 'hono' // import the HTTP framework
import 'kysely' // stores import kysely
import 'pg' // imports database drivers
import 'zod' // zod/mini
import '#scripts/postgres.ts' // does not import scripts
import 'vitest' // Only tests import test support
import '#web/features/rewards/reward-card.tsx' // imported only by app
import '#web/app/screen-header.tsx' // Nothing imports app or main
