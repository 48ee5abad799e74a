import type { Language } from '#domain/language/text/spoken-words.ts';
import type { AbstainReason } from './question.ts';

type Refused = Extract<AbstainReason, 'instructions' | 'prediction' | 'other_people' | 'out_of_scope'>;

/**
 * Words that show immediately that there is no answer; in order of priority. Instructions are looked for in both
 * languages.
 */
const SIGNS: readonly (readonly [Refused, Readonly<Record<Language, string>>])[] = [
  [
    'instructions',
    {
      fr: '(?:ignore|oublie|neglige|outrepasse)\\w* .{0,40}(?:instructions?|consignes?|regles?|avant|dit)|prompt systeme|instructions? (?:systeme|internes?|cachees?)|consignes? internes?|(?:tes|vos) (?:consignes|instructions|regles|filtres)|gratuitement|acces au compte admin\\w*|(?:sans|aucune?|plus de|pas de) (?:regles?|filtre|limites? morales?)|mode (?:dan|developpeur|debug|admin)|(?:passe|rends|fais|mets) moi admin|cles? (?:d )?api|mot pour mot|double mes|ton role|texte au dessus|(?<!comment )(?<!comment je )(?<!comment on )(?:supprime|efface|vide|ecrase) (?:tous |toutes )?(?:mes|les) (?:comptes|donnees|videos|video|tables?)|sans payer|revele\\w*|system (?:reveal|prompt|revele|message)\\w*|inst|script alert|drop table|delete from|select from|tu es (?:maintenant|desormais)|fais comme si|a partir de maintenant reponds',
      en: '(?:ignore|forget|disregard|override)\\w* .{0,40}(?:instructions?|guidelines|rules?|told|before|above)|system prompt|internal (?:guidelines|instructions|config\\w*)|your (?:guidelines|instructions|rules|filters)|(?:premium|business|subscription) .{0,15}for free|access to the admin\\w*|every rule|(?:without|no) (?:any )?(?:rules?|filters?)|(?:dan|developer|debug|admin) mode|make (?:me|my) admin|api keys?|word for word|double my|your role|text above|(?<!to )(?<! i )(?<! you )(?<! u )(?:delete|erase|wipe) (?:all )?(?:my|the|every) (?:accounts?|data|videos?|tables?)|without paying|reveal\\w*|inst|script alert|drop table|delete from|you are now|pretend|from now on answer|jailbreak',
    },
  ],
  [
    'prediction',
    {
      fr: '(?:va|vais|vont|vas|sera|serai|seront|est ce que .{0,25}va) .{0,30}?(?:percer|perce|exploser|buzz\\w*|viral\\w*|cartonner|marcher|connue?|decoller|atteindre|depasser)|(?:vais|va|vont) (?:faire|avoir) .{0,20}(?:vues|likes|abonnes)|combien .{0,30}(?:vais|va|vont) (?:je )?(?:faire|avoir)|combien .{0,25}aura (?:ma|mon|cette)|fera t elle|je ferai|va t elle|va t il|aura t elle|ferai je|a l avance|(?:vais|vas) (?:je )?devenir|serai riche|pred[iu]\\w*|prevois|prevoir|previsions?|viralite|devenir viral\\w*|chances? (?:de|d)|garanti\\w*|serai (?:connue?|celebre)|vais atteindre|prochain (?:trend|buzz)|dans combien de temps|je vais percer|j aurai|aurai je|combien .{0,20} aurai|l annee prochaine je|va (?:percer|buzzer|exploser|cartonner)|jackpot|score de vir\\w*',
      en: '(?:will|going to|is this going to|am i going to) .{0,30}?(?:blow up|go viral|viral|explode|go crazy|be famous|famous|work|get|hit|reach|pop off|do numbers)|predict\\w*|forecast|virality|chances? of|guarantee\\w*|next trend|when will i|will i (?:have|get|reach|hit|be)|until everyone|in advance|get rich|(?:views|likes) will (?:my|i)|be famous',
    },
  ],
  [
    'other_people',
    {
      fr: 'numero de telephone|adresse (?:de|du|e? ?mail d)(?! (?:mon|ma|compte))|messages? prives?|mots? de passe (?:enregistres?|des|de)|(?:concurrents?|concurrence|voisine?|mon ex)|autres (?:clients|utilisateurs)|utilisateur \\d+|tous les utilisateurs|vrai nom|habite\\w*|chiffre d affaires|gagne .{2,30} par mois|(?:revenus?|salaire|fortune) d\\w*|e? ?mails? (?:de|des) (?:vos|tes|autres)|en cachette|qui regarde mon profil|abonnes? (?:a|chez)(?! (?:moi|mon|mes|ce|cette|la|le|l|nous|quoi|combien)(?![a-z]))|noms et adresses|leurs noms|(?:de|chez) (?:mon frere|ma soeur|mon mari|ma femme|mon copain|ma copine|mon patron|mes amis)|(?:vues|joueur|fleuve|meilleure?s?) du monde|mot de passe de|liste .{0,15}noms|quelle heure a',
      en: 'phone number|(?:home |email |postal )address of|(?:neighbour|neighbor|competitor|ex|rival) s|my (?:ex|competitors?|rivals?|neighbours?)|private messages?|stored passwords?|passwords of|other (?:customers?|users?|clients)|user \\d+|all users|real name|(?:she|he|they|one|follower) lives?|revenue|live[sd]? (?:at|in)|where does (?:she|he)|earns? .{0,20}month|s (?:income|salary|net worth)|(?:customers|users|clients) e? ?mails?|secretly|followers? (?:has|does)(?! (?:my|this|the|our|account)(?![a-z]))|names and addresses|my (?:brother|sister|husband|wife|friend|boss) s|in the world|(?:somebody|someone|anybody) s password|their names|what time is it',
    },
  ],
  [
    'out_of_scope',
    {
      fr: 'meteo|quel temps|temps fera|pleut|capitale|recette d[eu] la|blague|resto|restaurant|medicament|pharmacie|angine|docteur|traduis|traduction|film|essence|president|gouvernement|elections?|voter|politique|religion|peine de mort|guerre|conflit|dissertation|devoirs|lettre de motivation|cv|python|billet|reserve moi|taxi|poeme|roman|copain|copine|appart|pirater|hacker|achete moi|vends moi|camera acheter|logiciel|filigrane|banni|sens de la vie|divise|multiplie|le match|horoscope|coupe du monde|pizza|mon chien|mon chat|retraites|expose sur|virus|allemand|espagnol|chinois|acheter? .{0,15}(?:vues|abonnes|likes)|achete|cinema|chanson|bitcoin',
      en: 'weather|raining|capital of|shepherd|recipe for (?!a video)|joke|restaurant|medicine|pharmacy|sore throat|doctor|translate|film should|movie|petrol|president|government|elections?|vote|politic\\w*|religion|death penalty|war|conflict|essay|homework|cover letter|cv|python|train ticket|book me|book my|cab|taxi|poem|novel|boyfriend|girlfriend|find (?:me|my) a flat|hack|buy (?:me|my)|sell (?:me|my) \\d+|camera should|editing software|watermark|ban|banned|meaning of life|divided by|multiplied|who won|horoscope|world cup|pizza|my dog|my cat|ticket to|pension|a paper on|virus|into (?:german|spanish|chinese|japanese)|buy .{0,15}(?:views|followers|likes)|cinema|song|bitcoin',
    },
  ],
];

const compile = (language: Language) =>
  SIGNS.map(([reason, words]) => {
    const source = reason === 'instructions' ? `${words.fr}|${words.en}` : words[language];
    return [reason, new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u')] as const;
  });
const PATTERNS = { fr: compile('fr'), en: compile('en') } as const;

/** The first sign in a plain text that it cannot be answered; null: none. */
export function findRefusal(plain: string, language: Language): Refused | null {
  return PATTERNS[language].find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
