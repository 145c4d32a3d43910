import { OPERATOR_PLACEHOLDER } from '#core/site/domain/operator.ts';
import { TAGLINE } from '#core/site/domain/page-routes.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';

/** Shown instead of a member's screen by a browser that runs no JavaScript: what to do about it. */
export function WithoutScripts() {
  return (
    <noscript>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 sm:px-6">
          <img src="/favicon.svg" alt="" className="size-9" />
          <p className="grid">
            <span className="font-serif text-xl leading-tight font-semibold">
              <bdi>{OPERATOR_PLACEHOLDER.siteName}</bdi>
            </span>
            <span className="text-sm leading-tight text-quiet">{TAGLINE}</span>
          </p>
        </div>
      </header>
      <main className="mx-auto grid max-w-prose gap-4 px-4 py-12 sm:px-6">
        <h1 className="text-3xl">This page needs JavaScript</h1>
        <p className="text-lg">
          JavaScript is turned off in your browser, so we can’t show you anything that’s for
          members: your messages, your connections and your profile.
        </p>
        <p>
          Turn JavaScript on for this site in your browser’s settings, and then reload the page. You
          won’t lose anything you’ve saved.
        </p>
        <p>
          <a href="" className={LINK_LOOK}>
            Reload the page
          </a>
        </p>
        <p className="text-quiet">
          You can read our guides, the crisis lines and the help pages without JavaScript if you
          aren’t logged in, for example in a private window.
        </p>
      </main>
    </noscript>
  );
}
