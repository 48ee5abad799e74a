/**
 * Words whose h forbids elision and liaison. Written from the usage that school grammars and dictionaries agree on,
 * with the words of the web that they do not have yet. A `*` at the end stands for any ending.
 */
export const H_ASPIRE: readonly string[] = `
ha habanera hache haches hachage hacher* hach* hachis hachisch hachoir hack* haddock hagard* haie haies haiku haïku
haillon* haine haines haineux haineuse* haïr haï* hais hait haïs* halage halal hipster* hotspot* hâle hâlé* haler hâler halètement* haleter* halèt*
halet* hall halls halle halles hallebarde* halloween halo halos halte haltes hamac* hamburger* hameau* hammam* hamster*
hanche* hand handball handballeur* handicap* hangar* hanneton* hanse hanter hant* happ* harangue* harangu* haras harasser
harass* harcel* harcèl* hard hardcore hardi* hardiesse hardware harem* hareng* hargne hargneu* haricot* harissa harka
harnacher harnach* harnais haro harpe* harpie* harpiste* harpon* hasard* hasch* hashtag* hâte hâter hât* hâti* haul
hauls hausse* hauss* haut hauts haute hautes hautain* hautbois hauteur* hautement haut-parleur* haut-de-forme havane*
havre* hawaïen* heaume* hein héler hélèr* hello hennir henn* henné hérisser hériss* hérisson* hernie* héron* héros
herse* hêtre* heurt* hibou* hic hideu* hideusement hiérarchi* hi-fi high* hight* hi-han hijab* hile hip-hop hippie* hippy
hisser hiss* hit hits hobby* hobbies hochement* hocher* hochet* hockey* hockeyeur* hocher hold-up holding* hollandais*
hollande hollywood* homard* home homemade hongrie hongrois* honni* honnir honte hontes honteu* hook hooks hop hoquet*
hoquet* horde* hors hors-jeu hors-d hors-sujet hors-série* hors-piste hot hot-dog* hotte* hottes houblon* houmous houe*
houille* houle* houleu* houppe* houppette* housse* houspill* houx huard* hub hubs hublot* huche* huées huée huer hue*
huguenot* huit huitaine* huitième* huitante hululer* hulul* hum humer* hun huns hunier* huppe* huppé* hurl* hurlement*
hurler husky* huskies hussard* hutte* hype hypes
`
  .trim()
  .split(/\s+/);

/** Words with a mute h whose beginning is that of an aspired one; every h that is not listed is mute anyway. */
export const H_MUTE: readonly string[] = ['hurluberlu*'];

/** Words with a vowel letter, or y, that take no elision: le onze, le oui, le yaourt. */
export const NO_ELISION: readonly string[] = `
onze onzes onzième* oui ouis ouais ouah ouaouh ouh ouistiti* ouija oued* ouolof* ouzbek* uhlan* ululement* ulul*
one-shot* one-man-show one-woman-show oust ouste yaourt*
`
  .trim()
  .split(/\s+/);

/** Words in y + vowel that elide all the same: d’yeux, l’Yonne, l’île d’Yeu. */
export const Y_ELIDES: readonly string[] = ['yeux', 'yeuse', 'yeuses', 'yèble', 'yonne', 'yeu', 'yerres'];
