import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import CircleHelp from 'lucide-react/icons/circle-help';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { IconButton, LinkButton } from '#web/ui/controls/button.tsx';
import { pageHelpPath } from '#web/shared/public-page/page-help.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';

/** Spec §2: the help centre, one button on every page of the app, in the bar, where it covers no figure. */
export function HelpButton({ communityUrl }: { communityUrl: string | null }) {
  const { t, language } = useLanguage();
  const [pathname] = useLocation();
  const screen = useLocationProperty(() => location.pathname + location.hash);
  return (
    <Popover
      label={t('shell.help.title')}
      width={336}
      className="p-3"
      trigger={attributes => (
        <IconButton {...attributes} label={t('shell.help.open')}>
          <CircleHelp className="size-5" />
        </IconButton>
      )}
    >
      {close => (
        <>
          <h2 className="px-3 pt-2 pb-1 text-lg">{t('shell.help.title')}</h2>
          <ul>
            <HelpLink
              href={pageHelpPath(screen, language)}
              icon={<CircleHelp />}
              title={t('shell.help.page')}
              text={t('shell.help.pageText')}
            />
            <HelpLink
              href={sitePath(SITE_PATHS.docs, language)}
              icon={<BookOpen />}
              title={t('shell.help.docs')}
              text={t('shell.help.docsText')}
            />
            <HelpLink
              href={sitePath(SITE_PATHS.support, language)}
              icon={<LifeBuoy />}
              title={t('shell.help.support')}
              text={t('shell.help.supportText')}
            />
            <HelpLink
              href={`${APP_PATHS.tickets}?from=${encodeURIComponent(pathname)}`}
              onClick={close}
              icon={<Ticket />}
              title={t('shell.help.ticket')}
              text={t('shell.help.ticketText')}
            />
            {communityUrl !== null && (
              <HelpLink
                href={communityUrl}
                external
                icon={<MessagesSquare />}
                title={t('shell.help.community')}
                text={t('shell.help.communityText')}
              />
            )}
          </ul>
          <LinkButton
            href={APP_PATHS.chatbot}
            onClick={close}
            variant="calm"
            className="mt-2 w-full"
            icon={<Bot aria-hidden className="size-5" />}
          >
            {t('shell.help.chatbot')}
          </LinkButton>
          <p className="px-3 pt-2.5 pb-1 text-center text-[0.8125rem] text-muted">
            {t('shell.help.availability')}
          </p>
        </>
      )}
    </Popover>
  );
}

function HelpLink({
  href,
  external = false,
  onClick,
  icon,
  title,
  text,
}: {
  href: string;
  external?: boolean;
  onClick?: () => void;
  icon: ReactNode;
  title: string;
  text: string;
}) {
  return (
    <li>
      <a
        href={href}
        onClick={onClick}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
        className="flex min-h-11 items-start gap-3 quoted-sm p-3 hover:bg-sunken [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-calm"
      >
        {icon}
        <span>
          <span className="block font-medium">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
      </a>
    </li>
  );
}
