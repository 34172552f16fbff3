// each import is caught by eslint(no-restricted-imports)
import '../rewards/redeem.ts' // Import with `./`
import '#web/lib/theme.ts' // do not import the web app
import 'node:process' // reads the environment
import 'hono' // import the HTTP framework
import 'pg' // imports database drivers
import '#server/features/rewards/store.ts' // imported only by app
import '#server/app.ts' // Nothing imports app or main
