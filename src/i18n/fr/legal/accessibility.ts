import type { LegalPage } from '#i18n/slots/legal.ts';

export const accessibility: LegalPage = {
  title: 'Accessibilité',
  summary: 'Où en est l’accessibilité du service, et comment signaler un obstacle.',
  sections: [
    {
      id: 'state',
      title: 'État',
      blocks: [
        {
          kind: 'text',
          text: 'Nous visons les règles WCAG 2.2, niveau AA. Ce service n’a pas encore fait l’objet d’un audit par un tiers : nous ne déclarons donc pas de taux de conformité au RGAA.',
        },
      ],
    },
    {
      id: 'tests',
      title: 'Ce qui est vérifié',
      blocks: [
        {
          kind: 'list',
          items: [
            'Les pages publiques et les écrans de l’application sont soumis à un vérificateur automatique (axe) ; une faute trouvée fait échouer nos tests.',
            'Les parcours essentiels sont essayés au clavier, et à partir des rôles que lit un lecteur d’écran.',
            'Aucun défilement horizontal à 360 pixels de large ; les mouvements s’arrêtent si votre système le demande.',
            'Chaque graphique a son tableau.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Limites connues',
      blocks: [
        {
          kind: 'list',
          items: [
            'Un vérificateur automatique ne trouve qu’une partie des obstacles, et aucun panel d’utilisateurs de lecteurs d’écran n’a encore été consulté.',
            'Les vidéos que vous analysez viennent d’ailleurs : leurs sous-titres dépendent de leurs auteurs.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Signaler un obstacle',
      blocks: [
        {
          kind: 'text',
          text: 'Écrivez par le [formulaire de contact](/support/contact) ou à {email} : nous vous dirons ce que nous corrigeons, ou vous donnerons l’information autrement.',
        },
        {
          kind: 'text',
          text: 'Sans réponse satisfaisante, vous pouvez saisir le Défenseur des droits : defenseurdesdroits.fr, ou Défenseur des droits, libre réponse 71120, 75342 Paris Cedex 07.',
        },
      ],
    },
  ],
};
