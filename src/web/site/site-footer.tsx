import type { ReactNode } from 'react';
import { LEGAL_SLUGS } from '#i18n/slots/legal.ts';
import { APP_PATHS, OPEN_PATHS, SIGN_UP_PATH, SITE_PATHS } from '#web/paths.ts';
import { Wordmark } from '#web/ui/content/mark.tsx';
import { useSite } from './site-context.tsx';

export function SiteFooter() {
  const { t, href, legal } = useSite();
  return (
    <footer className="mt-24 bg-night text-on-night">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:px-8">
        <div>
          <Wordmark name="Accroche" />
          <p className="mt-4 max-w-xs text-on-night-muted">{t('footer.line')}</p>
          <p className="mt-6 max-w-xs text-sm text-on-night-muted">{t('footer.independent')}</p>
        </div>
        <Column title={t('footer.product')}>
          <FooterLink href={href(SITE_PATHS.pricing)}>{t('nav.pricing')}</FooterLink>
          <FooterLink href={href(SITE_PATHS.testimonials)}>{t('nav.testimonials')}</FooterLink>
          <FooterLink href={href('/documentation/best-practices')}>{t('footer.practices')}</FooterLink>
        </Column>
        <Column title={t('footer.help')}>
          <FooterLink href={href(SITE_PATHS.docs)}>{t('footer.docs')}</FooterLink>
          <FooterLink href={href('/documentation#sources')}>{t('footer.methods')}</FooterLink>
          <FooterLink href={href(SITE_PATHS.support)}>{t('footer.faq')}</FooterLink>
        </Column>
        <Column title={t('footer.account')}>
          <FooterLink href={OPEN_PATHS.auth} className="signed-in:hidden">
            {t('nav.signIn')}
          </FooterLink>
          <FooterLink href={SIGN_UP_PATH} className="signed-in:hidden">
            {t('nav.signUp')}
          </FooterLink>
          <FooterLink href={APP_PATHS.dashboard} className="hidden signed-in:list-item">
            {t('nav.open')}
          </FooterLink>
          <FooterLink href={OPEN_PATHS.cancellation}>{t('footer.cancel')}</FooterLink>
          <FooterLink href={OPEN_PATHS.withdrawal}>{t('footer.withdraw')}</FooterLink>
        </Column>
      </div>
      <nav
        aria-label={t('footer.legal')}
        className="mx-auto max-w-7xl border-t border-night-line px-4 py-4 sm:px-6 lg:px-8"
      >
        <ul className="flex flex-wrap gap-x-6 text-sm text-on-night-muted">
          {LEGAL_SLUGS.map(slug => (
            <FooterLink key={slug} href={href(`/${slug}`)}>
              {legal[slug].title}
            </FooterLink>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-on-night-muted">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function FooterLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className={className}>
      <a
        href={href}
        className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline focus-visible:outline-signal md:min-h-9"
      >
        {children}
      </a>
    </li>
  );
}
