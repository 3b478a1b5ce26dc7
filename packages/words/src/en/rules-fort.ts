/** The rules of Fort by statement, in the chapters and the order of RULES.md. */
export const chapters = {
  overview: 'Overview',
  things: 'Components',
  setup: 'Setup',
  cleanup: 'Cleanup',
  play: 'Play',
  follow: 'Follow the leader',
  recruit: 'Recruit',
  discard: 'Discard',
  draw: 'Draw',
  actions: 'Action symbols',
  levels: 'Fort levels',
  end: 'End of the game',
  rules: 'Made-up rules',
  lasting: 'Lasting perks',
  once: 'One-time perks',
} as const;

export const rules = {
  overview: {
    'fort.goal':
      'Fort is for 2 to 4 players. You are a kid who makes friends, collects pizza and toys and builds a fort. All of that earns victory points, and the player with the most at the end wins.',
    'fort.friends':
      'Your cards are your friends. On your turn you play with them; on a rival’s turn you can use one to follow along. Friends you didn’t play with wait in your Yard, and rivals may take them from there.',
    'fort.turn':
      'Turns go clockwise from the first player, and a round is one turn each. The player taking a turn is the leader. A turn has five phases, always in this order: cleanup, play, recruit, discard, draw. Following the leader is part of the play phase.',
    'fort.people':
      'Your rivals are all the other players. A follower is a rival who copies the leader’s public action.',
    'fort.owned':
      'Your cards, or the cards you own, are all those in your deck, hand, discard pile, Yard and Lookout and, during your turn, those in play.',
    'fort.resource':
      'Pizzas and toys are called resources. On the printed cards and boards, blue stands for toys, orange for pizza and white for either.',
  },
  things: {
    'fort.suit':
      'There are six suits: skateboard, shovel, glue, squirt gun, crown and book. A seventh symbol, the coin, stands for any one of them.',
    'fort.card':
      'A kid card shows one symbol, two of the same suit, or a suit and a coin. It may have a public action, a private action, both or neither. The box holds 60 kids, 8 best friends, 11 made-up rules, 9 perks and 1 macaroni sculpture; how many copies there are of each kid is an estimate.',
    'fort.card.actions':
      'The upper box of a card is its public action, which rivals may follow. The lower box is its private action, which nobody can follow.',
    'fort.best-friend':
      'Best friends have a star. They never go to your Yard, so rivals can’t take them. You lose one only if you trash it yourself, or if a rival’s Rough Housing trashes it while it is your played card.',
    'fort.supply':
      'The supply of pizzas and toys never runs out. The 30 printed tokens of each are not a limit.',
    'fort.stuff': 'Your Stuff has room for 4 pizzas and 4 toys.',
    'fort.pack':
      'Your Pack has room for as many resources as your fort level + 1, in any mix; with XXL Backpack for 2 more.',
    'fort.lookout':
      'Your Lookout has room for as many cards as your fort level + 1. A card stays there for the rest of the game: it is never replaced, discarded or trashed.',
    'fort.public-info':
      'Open to all: the Park, Yards, Lookouts, discard piles, Stuff, Packs, fort levels, perks and the track. Hidden: hands, decks, the Park deck, cards kept in the draft until they show up, and the made-up rules, of which you know the one you kept and those you saw while choosing.',
  },
  setup: {
    'fort.setup.first':
      'Seats and the first player are decided at random. The first player stays the first player all game.',
    'fort.setup.friends':
      'Each player takes a board and its two best friends. Boards and best friends that nobody takes leave the game.',
    'fort.setup.start':
      'Everyone starts at 0 points and fort level 0, with Stuff, Pack, Lookout and Yard empty.',
    'fort.setup.sculpture': 'The macaroni sculpture lies beside the track until someone takes it.',
    'fort.setup.rules':
      'The 11 made-up rules are shuffled. One for each player, plus 1, form a face-down stack; the others leave the game.',
    'fort.setup.perks':
      'The 9 perks are shuffled. One for each player, plus 1, are laid face up; the others leave the game.',
    'fort.setup.park':
      'The 60 kids are shuffled into the Park deck. The top 3 are laid face up as the Park.',
    'fort.setup.deal':
      'Basic setup: each player is dealt 8 kids from the Park deck and may look at them.',
    'fort.setup.draft':
      'Advanced setup: the 8 kids dealt to each player are drafted. Everyone keeps one card face down at the same time and passes the rest to the left, until all have kept 8. A card you kept is never passed on, and best friends are not drafted.',
    'fort.setup.deck':
      'Each player shuffles the 8 kids and the 2 best friends into a deck and draws 5 cards.',
  },
  cleanup: {
    'fort.cleanup':
      'At the start of your turn, all cards in your Yard go to your discard pile: these friends stayed with you. Your first turn has no cleanup.',
  },
  play: {
    'fort.play.one':
      'Play one card from your hand, or skip this phase. You may always skip, and you are asked even when you can’t play anything.',
    'fort.play.blank': 'A card that has no action at all can’t be played, only added.',
    'fort.play.actions':
      'Use the public action of the played card, its private action or both, in either order; finish one before you begin the other. You begin each one yourself, even the last one left.',
    'fort.play.one-full':
      'You must use at least one action of the card fully. The other one may be used in part, before or after it. An empty action box doesn’t count. You can’t play a card if you can’t use any of its actions fully.',
    'fort.play.full':
      'An action is used fully when you do every step of every repetition, for all the symbols you added.',
    'fort.play.zero':
      'An action that changes nothing, because it is multiplied by zero or copies an empty Pack, is not used at all: it counts neither as your full action nor for following.',
    'fort.play.partial':
      'An action used in part goes step by step as far as it can and ends at the first step that can’t be done; of two symbols side by side, the one that can be done is done. You never stop an action by choice: how much it does depends on how many symbols you add.',
    'fort.play.stuck':
      'With a box other than the standard one, an action can turn out to be impossible to use fully, or be too long to foresee. Then it is used as far as it goes, the card counts as played, and the game goes on.',
    'fort.play.add':
      'When an action with “× suit” begins, you may add cards from your hand that show that suit; their own actions are not used. They stay added for the other action of the played card too.',
    'fort.play.add-useful':
      'Every added card must matter: without it, the action you add it to would do less. All added cards are judged together, whatever order you added them in. With room for only two toys, you can’t add a card that would bring a third.',
    'fort.play.add-coin':
      'You give each added coin one suit, and it keeps that suit for all actions of the played card.',
    'fort.play.add-lookout':
      'You may also add matching symbols from your Lookout, one by one and as many as you want, as long as each matters. The cards stay there. The two symbols of a card from your hand come together, but a coin beside a suit may be given another suit.',
    'fort.play.coin':
      'When you play a card that shows a coin and has a public action, you declare one of the six suits for it at once, even if you don’t use that action.',
    'fort.play.no-improve':
      'An action without “×” happens once; adding symbols doesn’t improve it.',
  },
  follow: {
    'fort.follow.order':
      'When the leader is done with the card, the rivals, clockwise from the leader, may each follow its public action, whether or not the leader used it. They decide and act one after another.',
    'fort.follow.card':
      'To follow, discard exactly one card from your hand that shows the suit of the played card (or the declared suit) or a coin. Lookout cards can’t be used for this, and you draw no card for it.',
    'fort.follow.full':
      'A follower must use the action fully. If that is impossible, you can’t discard a card for it.',
    'fort.follow.symbols':
      'For “× suit” only the matching symbols of the discarded card count: both if both match, and a coin matches. You add no cards, and your Lookout doesn’t help.',
    'fort.follow.counts':
      'For “× Pack”, “× Lookout cards” and “× fort level” followers count their own board.',
    'fort.follow.same-kind':
      'If the leader chose between pizza and toys in the public action, you take the same kind. If the leader took nothing there, each follower chooses freely.',
    'fort.follow.often':
      'Between your turns you may follow as many leaders as you like, with a matching card each time.',
    'fort.follow.discard':
      'The card you follow with is in your discard pile before the action starts, so a “trash” may take it.',
  },
  recruit: {
    'fort.recruit.must':
      'You must recruit one card if any source offers one. It goes to your discard pile.',
    'fort.recruit.sources':
      'Recruit a card from the Park (the gap is filled at once), a card from a rival’s Yard (nothing replaces it) or the top card of the Park deck, unseen. Never from your own Yard.',
    'fort.recruit.none': 'If no source has a card, this phase is skipped.',
  },
  discard: {
    'fort.discard.played':
      'The played card, the cards you added from your hand and any best friends left in your hand go face up to your discard pile. Lookout cards stay, even if you added their symbols.',
    'fort.discard.yard':
      'All other cards left in your hand go face up to your Yard. Rivals can take them until your next cleanup.',
  },
  draw: {
    'fort.draw':
      'Draw 5 cards from your deck. When it runs out, shuffle your discard pile into a new deck and keep drawing; if both are empty, stop.',
    'fort.draw.only': 'This is the only time you draw cards.',
  },
  actions: {
    'fort.act.gain':
      'Gain: take the resource shown into your Stuff. If the symbol lets you choose the kind, everything the action gains is of that one kind.',
    'fort.act.pack':
      'Pack: move 1 resource from your Stuff to your Pack. If you pack several, any mix will do.',
    'fort.act.lookout':
      'Lookout: tuck 1 card from your hand into your Lookout. Everyone may look at the whole card there.',
    'fort.act.trash':
      'Trash: remove 1 card in your hand or discard pile from the game. It may be a best friend, but not a card in your deck, the played card or an added one.',
    'fort.act.trash-this':
      'Trash this card: when the action and all followers are done, the played card leaves the game. Followers trash nothing.',
    'fort.act.trash-rival': 'Trash rival card: remove 1 card in any rival’s Yard from the game.',
    'fort.act.recruit':
      'Recruit: take one card as in the recruit phase. “Rival” and “your Yard” are those of the player taking the action.',
    'fort.act.advance':
      'Advance fort: pay the price of the next level from Stuff, Pack or both, then go up one level. Not possible at level 5.',
    'fort.act.advance-mod':
      'An advance with −1 or +1 costs one resource less or more, of any kind; the payer chooses which.',
    'fort.act.score': 'Score: move 1 point forward on the track.',
    'fort.act.spend':
      'Spend: return 1 resource of the kind shown from Stuff or Pack to the supply.',
    'fort.act.copy-pack':
      'Copy Pack: gain the same resources as in your Pack and put them into your Stuff. The Pack stays as it is. Used in part, you gain as much of each kind as fits.',
    'fort.act.copy-rival':
      'Copy rival Pack: gain the same resources as in one rival’s Pack and put them into your Stuff. The rival loses nothing. Used in part, you gain as much of each kind as fits.',
    'fort.act.convert':
      'Convert: turn 1 pizza into 1 toy, or 1 toy into 1 pizza, in Stuff or Pack. All conversions of one action go the same way.',
    'fort.act.per':
      '“× something”: do the left side once for each thing on the right. The Pack counts resources, the Lookout counts cards; Pack, Lookout and fort level are counted when the action begins.',
    'fort.act.any-suit':
      '“× any suit”: choose one of the seven symbols. The played card counts only if it shows it. If you choose one of the six suits, coins may count as that suit; if you choose the coin, only coins count.',
    'fort.act.then':
      '“A then B”: B can be done only if A was done completely, and must then be done if possible. Used in part, a repeated group ends with the repetition whose right side can’t be done.',
    'fort.act.group': '“( … ) × suit”: do everything inside the brackets once per symbol.',
    'fort.act.both': 'Two symbols side by side without an arrow: do both, in either order.',
  },
  levels: {
    'fort.level.cost':
      'Each level has a price, and scores points at the end of the game. The 23 points of level 5 are certain; all prices and the points of the other levels are estimates.',
    'fort.level.1':
      'When you reach level 1, look through the stack of made-up rules in secret and keep one face down.',
    'fort.level.2': 'When you reach level 2, take one of the face-up perks. It works at once.',
    'fort.level.5':
      'When you reach level 5, take the macaroni sculpture if it is still there. Reaching level 5 triggers the end.',
  },
  end: {
    'fort.end.trigger':
      'The end is triggered when someone has 25 or more points on the track, when someone reaches fort level 5, or when the Park deck is empty, even if cards still lie in the Park.',
    'fort.end.round':
      'The leader finishes the turn; then play goes on until everyone has had the same number of turns.',
    'fort.end.score':
      'Everyone reveals their made-up rule. The final score is the track, plus the points of the fort level, plus the made-up rule, plus 4 for the macaroni sculpture.',
    'fort.end.tie':
      'The player with the most points wins. If tied, the higher fort wins; if still tied, the victory is shared.',
  },
  rules: {
    'fort.rule.big-plans':
      '1 point for each advance action on your cards, even where it is only part of an action. Each one counts: Dot has two. The perk DIY doesn’t count.',
    'fort.rule.friendship-bracelet':
      '1 point for each different suit you own, coins not counted, and 1 more for all six.',
    'fort.rule.piggy-bank': '1 point for each toy in Stuff and Pack.',
    'fort.rule.pizza-party': '1 point for each pizza in Stuff and Pack.',
    'fort.rule.loner': '5 points if you own no best friend.',
    'fort.rule.minimalism': '8 points if your fort level is exactly 2.',
    'fort.rule.popularity': '1 point for each card in your Lookout.',
    'fort.rule.play-palace': '1 point for each crown on your cards. Coins don’t count.',
    'fort.rule.secret-stash': '1 point for each resource in your Pack.',
    'fort.rule.sleepover':
      '8 points for owning more cards than every rival, 4 points when tied for the most.',
    'fort.rule.slime-lab': '1 point for each book on your cards. Coins don’t count.',
  },
  lasting: {
    'fort.perk.birthday-party':
      'At the end of your recruit phase, you may recruit once more, from the Park or the Park deck but not from a Yard.',
    'fort.perk.bribe':
      'On your turn, each Lookout step may take a card from the Park (refilled at once), the top of the Park deck or any Yard instead of your hand.',
    'fort.perk.copy-cat':
      'When following, you may discard up to 2 matching cards instead of 1 and count the matching symbols of both. The action must be used fully with both.',
    'fort.perk.sticky-fingers':
      'On your turn, each Pack step may take its resource from the supply instead of your Stuff, in any mix.',
    'fort.perk.xxl-backpack': 'Your Pack has room for 2 more resources.',
  },
  once: {
    'fort.perk.diy':
      'On your turn, instead of playing a card, trash this perk to advance your fort for 1 resource, pizza or toy, more than the price. This can’t be followed.',
    'fort.perk.do-over':
      'On your turn, after you’ve played a card and every rival has followed or passed, trash this perk to play a second card as usual. You need a card you can play, but you are asked in any case, so that nobody learns what you hold.',
    'fort.perk.recycling':
      'Whenever you have a choice on your turn, trash this perk to take any one card from your discard pile into your hand. If you need it for a step, take it before that step.',
    'fort.perk.rough-housing':
      'Instead of following a public action, once every other rival has followed or passed, trash this perk and, with it, the leader’s played card. A card without a public action is safe.',
  },
} as const;

/** What the printed rules say of a statement that holds a reading of ours. */
export const printed = {
  'fort.play.one':
    'You may skip the phase if you can’t or don’t want to play a card. The rulebook doesn’t say whether you are asked when you have nothing to play.',
  'fort.play.actions':
    'Use one or both actions, in any order, and finish one before the other. The rulebook doesn’t say whether the last one left starts automatically.',
  'fort.play.zero':
    'An empty action box can’t be used fully. The rulebook doesn’t mention an action that does nothing.',
  'fort.play.partial':
    'The other action may be used “partially”. The rulebook doesn’t say what that means.',
  'fort.play.stuck': 'There is only the printed box, so this can’t happen.',
  'fort.play.add-useful':
    'At least one symbol of an added card must improve at least one action you use. Several cards at once appear only in an example.',
  'fort.play.add-lookout':
    'You may add matching cards from your Lookout, and they stay there. An example uses one symbol of a Lookout card and not the other.',
  'fort.play.coin': 'The leader declares a suit for a coin. The rulebook doesn’t say when.',
  'fort.follow.discard':
    'You discard a card to follow. The rulebook doesn’t say whether the action may trash that card.',
  'fort.recruit.none':
    'You must recruit. The rulebook doesn’t say what happens if there is no card anywhere.',
  'fort.act.lookout':
    'The card is tucked under the left edge of the board so that only its suit shows. The rulebook doesn’t say whether others may look at the rest.',
  'fort.act.trash-this': 'When you and your followers are done, this card goes back into the box.',
  'fort.act.advance-mod':
    'The fort costs one resource of any kind less or more. The rulebook doesn’t say who picks the kind.',
  'fort.act.copy-pack':
    'Gain the same resources as are in your Pack. The rulebook doesn’t mention a lack of room.',
  'fort.act.copy-rival':
    'Gain the same resources as are in a rival’s Pack. The rulebook doesn’t mention a lack of room.',
  'fort.act.per':
    'Do the left side as often as the symbol on the right says. The rulebook doesn’t say when it is counted.',
  'fort.act.then':
    'The left side comes first, and the right side must be done if possible. The rulebook doesn’t mention a group that can’t be repeated to the end.',
  'fort.rule.big-plans':
    'An advance counts even as part of an action, “as on Lefty and Dot”. The rulebook doesn’t say how often Dot counts.',
  'fort.perk.bribe':
    'The card may come from the Park, the Park deck or any Yard. The rulebook doesn’t say whether the Park is refilled.',
  'fort.perk.copy-cat':
    'When following, you may discard up to two cards and use the matching suits of both. The rulebook doesn’t say whether the action must still be used fully.',
  'fort.perk.do-over':
    'After a card and its followers, remove this perk to play a second card. The rulebook doesn’t say whether you may do so with no card to play.',
  'fort.perk.recycling':
    '“At any moment of your turn” you may remove this perk to take a card back.',
  'fort.perk.rough-housing':
    'Instead of following, you may trash the leader’s card. The rulebook doesn’t mention a card without a public action.',
} as const;
