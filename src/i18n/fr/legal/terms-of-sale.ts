import type { LegalPage } from '#i18n/slots/legal.ts';

export const termsOfSale: LegalPage = {
  title: 'Conditions générales de vente',
  summary: 'Plans, prix, paiement, rétractation, résiliation et garanties.',
  sections: [
    {
      id: 'seller',
      title: 'Vendeur',
      blocks: [
        {
          kind: 'text',
          text: '{publisher}, {legal_form}, {address}. Immatriculation : {registration}. TVA : {vat_number}. Téléphone : {phone}. Courriel : {email}.',
        },
        {
          kind: 'text',
          text: 'Ces conditions sont en vigueur depuis le {effective_date}. Celles qui s’appliquent à un contrat sont celles du jour où il a été conclu.',
        },
      ],
    },
    {
      id: 'plans',
      title: 'Ce qui est vendu',
      blocks: [
        {
          kind: 'text',
          text: 'Des abonnements au mois ou à l’année. Ce que contient chaque plan, ses limites et son prix figurent sur la page [Tarifs](/pricing). Le plan Gratuit ne coûte rien et ne demande pas de moyen de paiement.',
        },
        {
          kind: 'text',
          text: 'Le service fonctionne dans un navigateur récent, avec JavaScript et une connexion à internet. Il n’y a rien à installer.',
        },
      ],
    },
    {
      id: 'price',
      title: 'Prix et paiement',
      blocks: [
        {
          kind: 'text',
          text: 'Les prix sont en euros, toutes taxes comprises. Le montant dû aujourd’hui est affiché avant de confirmer. Le paiement se fait par carte, auprès d’un prestataire de paiement : le numéro de carte ne passe pas par nos serveurs.',
        },
        {
          kind: 'text',
          text: 'Une facture est disponible dans les réglages après chaque paiement. Si un paiement échoue, rien ne change pendant quatorze jours ; sans paiement, le compte suit ensuite les limites du plan Gratuit, et rien n’est supprimé.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Commander',
      blocks: [
        {
          kind: 'list',
          items: [
            'Choisir un plan sur la page Tarifs ou dans les réglages.',
            'Vérifier le plan, la période et le montant, et revenir en arrière pour corriger une erreur.',
            'Confirmer le paiement : le contrat est conclu, un reçu est envoyé par courriel, et le plan s’ouvre tout de suite.',
          ],
        },
      ],
    },
    {
      id: 'renewal',
      title: 'Durée et renouvellement',
      blocks: [
        {
          kind: 'text',
          text: 'L’abonnement se renouvelle pour la même durée tant que vous ne le résiliez pas. Un mois avant le renouvellement d’un abonnement à l’année, un courriel vous dit à quelle date et à quel prix il aura lieu, et comment ne pas renouveler (article L. 215-1 du code de la consommation).',
        },
        {
          kind: 'text',
          text: 'Passer à un plan plus grand prend effet tout de suite : la part non utilisée est déduite. Passer à un plan plus petit prend effet à la fin de la période payée.',
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Résilier en trois clics',
      blocks: [
        {
          kind: 'text',
          text: 'À tout moment, par « [Résilier votre contrat](/cancellation) », au bas de chaque page, ou dans les réglages. Sans se connecter, un lien reçu par courriel suffit. Aucun motif n’est demandé (article L. 215-1-1 du code de la consommation). Un courriel confirme la date de fin : le contrat court jusqu’à la fin de la période payée.',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Droit de rétractation',
      blocks: [
        {
          kind: 'text',
          text: 'Si vous êtes consommateur, vous avez quatorze jours à partir de la conclusion du contrat pour vous rétracter, sans motif ni frais (article L. 221-18 du code de la consommation). Ce droit vaut aussi pour un professionnel de cinq salariés au plus dont ce n’est pas l’activité principale, si le contrat a été conclu hors établissement (article L. 221-3).',
        },
        {
          kind: 'text',
          text: 'Pour vous rétracter, utilisez « [Renoncer au contrat ici](/withdrawal) », au bas de chaque page et dans vos réglages pendant tout le délai : une déclaration avec votre nom, le contrat et votre adresse de courriel, puis « Confirmer la rétractation » (articles L. 221-21 et D. 221-5). Un accusé de réception vous parvient aussitôt par courriel, avec le contenu de la déclaration, sa date et son heure. Toute autre déclaration sans ambiguïté convient aussi : par le [formulaire de contact](/support/contact), à {email}, ou par courrier à {address}. Vous pouvez reprendre ce modèle :',
        },
        {
          kind: 'text',
          text: '« À l’attention de {publisher}, {address}, {email} : je vous notifie par la présente ma rétractation du contrat portant sur l’abonnement Accroche, conclu le …, au nom de …, adresse de courriel du compte : …. Date : … »',
        },
        {
          kind: 'text',
          text: 'Le contrat prend fin dès votre rétractation. Nous remboursons la totalité de ce qui a été payé pour lui, par le même moyen, quatorze jours au plus tard après avoir été informés (article L. 221-24). Rien n’est retenu pour les jours déjà utilisés, sauf si vous avez demandé expressément, en commandant, que le service commence avant la fin du délai (article L. 221-25) : cette demande n’est proposée qu’aux personnes qui se sont déjà rétractées d’un contrat. Vous payez alors la part du prix qui correspond aux jours écoulés jusqu’à votre rétractation.',
        },
        {
          kind: 'text',
          text: 'Exception : le droit s’éteint quand le service a été entièrement exécuté avant la fin du délai, avec votre accord préalable et exprès et votre reconnaissance que vous perdrez ce droit (article L. 221-28, 1°). Un abonnement en cours n’est pas entièrement exécuté : vous gardez ce droit pendant les quatorze jours.',
        },
      ],
    },
    {
      id: 'warranty',
      title: 'Garanties légales',
      blocks: [
        {
          kind: 'note',
          text: 'Le consommateur a droit à la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité durant toute la durée de fourniture du service numérique. Durant ce délai, il n’est tenu d’établir que l’existence du défaut de conformité et non la date de son apparition. La garantie légale de conformité emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du service durant cette période.',
        },
        {
          kind: 'note',
          text: 'Elle donne droit à la mise en conformité du service sans retard injustifié suivant la demande, sans frais et sans inconvénient majeur. Le consommateur peut obtenir une réduction du prix en conservant le service, ou mettre fin au contrat en se faisant rembourser intégralement contre renoncement au service, si le professionnel refuse la mise en conformité, si elle est retardée de manière injustifiée, si elle ne peut intervenir sans frais, si elle cause un inconvénient majeur, ou si le défaut persiste malgré une tentative restée infructueuse.',
        },
        {
          kind: 'note',
          text: 'Il a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut est si grave qu’il justifie que ce soit immédiat ; il n’est alors pas tenu de demander d’abord la mise en conformité. Si le défaut est mineur, il n’a droit à la résolution que si le contrat ne prévoit pas le paiement d’un prix. Toute période d’indisponibilité en vue de la remise en conformité suspend la garantie jusqu’à la fourniture du service de nouveau conforme.',
        },
        {
          kind: 'note',
          text: 'Ces droits résultent des articles L. 224-25-1 à L. 224-25-31 du code de la consommation. Le professionnel qui fait obstacle de mauvaise foi à cette garantie encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 242-18-1). Le consommateur bénéficie aussi de la garantie légale des vices cachés (articles 1641 à 1649 du code civil), pendant deux ans à compter de la découverte du défaut : elle donne droit à une réduction de prix si le service est conservé, ou à un remboursement intégral contre renoncement.',
        },
        {
          kind: 'text',
          text: 'Pour les mettre en œuvre : {email}, ou le [formulaire de contact](/support/contact).',
        },
      ],
    },
    {
      id: 'mediation',
      title: 'Médiation de la consommation',
      blocks: [
        {
          kind: 'text',
          text: 'Une réclamation s’adresse d’abord par écrit à {email}. Sans solution, le consommateur peut saisir gratuitement le médiateur, dans l’année qui suit sa réclamation (articles L. 611-1 à L. 616-3 du code de la consommation) :',
        },
        { kind: 'text', text: '{mediator}' },
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      blocks: [
        {
          kind: 'text',
          text: 'Nous répondons de la bonne exécution du contrat (article L. 221-15 du code de la consommation), sauf pour ce qui est imputable au client, au fait imprévisible et insurmontable d’un tiers ou à la force majeure. Nous ne promettons ni vues ni abonnés.',
        },
      ],
    },
  ],
};
