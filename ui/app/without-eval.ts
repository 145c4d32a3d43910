/*
 * The page's own policy lets nothing compile code. Zod would try once, and the browser would report that; it reads this
 * when it comes, which is with the first answer and not before.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
